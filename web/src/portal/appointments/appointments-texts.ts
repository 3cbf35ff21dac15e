import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './appointments-texts.en.tsx';
import { texts as es } from './appointments-texts.es.tsx';

export const appointmentsTexts = inLanguages(en, es);

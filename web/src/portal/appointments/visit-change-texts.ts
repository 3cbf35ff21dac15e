import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './visit-change-texts.en.tsx';
import { texts as es } from './visit-change-texts.es.tsx';

export const visitChangeTexts = inLanguages(en, es);

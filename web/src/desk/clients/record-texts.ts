import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './record-texts.en.tsx';
import { texts as es } from './record-texts.es.tsx';

export const recordTexts = inLanguages(en, es);

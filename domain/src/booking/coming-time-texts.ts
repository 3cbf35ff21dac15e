import { inLanguages } from '../values/language.ts';
import { texts as en } from './coming-time-texts.en.ts';
import { texts as es } from './coming-time-texts.es.ts';

export const comingTimeTexts = inLanguages(en, es);

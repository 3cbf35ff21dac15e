import { inLanguages } from '../values/language.ts';
import { texts as en } from './staff-time-texts.en.ts';
import { texts as es } from './staff-time-texts.es.ts';

export const staffTimeTexts = inLanguages(en, es);

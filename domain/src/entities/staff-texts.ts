import { inLanguages } from '../values/language.ts';
import { texts as en } from './staff-texts.en.ts';
import { texts as es } from './staff-texts.es.ts';

export const staffTexts = inLanguages(en, es);

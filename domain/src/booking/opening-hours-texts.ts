import { inLanguages } from '../values/language.ts';
import { texts as en } from './opening-hours-texts.en.ts';
import { texts as es } from './opening-hours-texts.es.ts';

export const openingHoursTexts = inLanguages(en, es);

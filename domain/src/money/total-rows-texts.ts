import { inLanguages } from '../values/language.ts';
import { texts as en } from './total-rows-texts.en.ts';
import { texts as es } from './total-rows-texts.es.ts';

export const totalRowsTexts = inLanguages(en, es);

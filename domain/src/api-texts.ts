import { texts as en } from './api-texts.en.ts';
import { texts as es } from './api-texts.es.ts';
import { inLanguages } from './values/language.ts';

export const apiTexts = inLanguages(en, es);

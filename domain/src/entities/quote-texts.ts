import { inLanguages } from '../values/language.ts';
import { texts as en } from './quote-texts.en.ts';
import { texts as es } from './quote-texts.es.ts';

export const quoteTexts = inLanguages(en, es);

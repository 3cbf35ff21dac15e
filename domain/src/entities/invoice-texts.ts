import { inLanguages } from '../values/language.ts';
import { texts as en } from './invoice-texts.en.ts';
import { texts as es } from './invoice-texts.es.ts';

export const invoiceTexts = inLanguages(en, es);

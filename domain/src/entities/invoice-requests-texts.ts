import { inLanguages } from '../values/language.ts';
import { texts as en } from './invoice-requests-texts.en.ts';
import { texts as es } from './invoice-requests-texts.es.ts';

export const invoiceRequestsTexts = inLanguages(en, es);

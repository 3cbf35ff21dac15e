import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './invoice-row-texts.en.ts';
import { texts as es } from './invoice-row-texts.es.ts';

export const invoiceRowTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './invoices-texts.en.ts';
import { texts as es } from './invoices-texts.es.ts';

export const invoicesTexts = inLanguages(en, es);

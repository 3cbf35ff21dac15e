import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './invoice-mails-texts.en.ts';
import { texts as es } from './invoice-mails-texts.es.ts';

export const invoiceMailsTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './invoice-texts.en.tsx';
import { texts as es } from './invoice-texts.es.tsx';

export const invoiceTexts = inLanguages(en, es);

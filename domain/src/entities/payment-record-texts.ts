import { inLanguages } from '../values/language.ts';
import { texts as en } from './payment-record-texts.en.ts';
import { texts as es } from './payment-record-texts.es.ts';

export const paymentRecordTexts = inLanguages(en, es);

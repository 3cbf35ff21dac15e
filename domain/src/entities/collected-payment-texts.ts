import { inLanguages } from '../values/language.ts';
import { texts as en } from './collected-payment-texts.en.ts';
import { texts as es } from './collected-payment-texts.es.ts';

export const collectedPaymentTexts = inLanguages(en, es);

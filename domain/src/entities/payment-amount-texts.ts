import { inLanguages } from '../values/language.ts';
import { texts as en } from './payment-amount-texts.en.ts';
import { texts as es } from './payment-amount-texts.es.ts';

export const paymentAmountTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './payment-texts.en.ts';
import { texts as es } from './payment-texts.es.ts';

export const paymentTexts = inLanguages(en, es);

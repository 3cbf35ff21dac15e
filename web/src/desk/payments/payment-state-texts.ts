import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './payment-state-texts.en.ts';
import { texts as es } from './payment-state-texts.es.ts';

export const paymentStateTexts = inLanguages(en, es);

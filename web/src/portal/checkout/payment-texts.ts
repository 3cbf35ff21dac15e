import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './payment-texts.en.tsx';
import { texts as es } from './payment-texts.es.tsx';

export const paymentTexts = inLanguages(en, es);

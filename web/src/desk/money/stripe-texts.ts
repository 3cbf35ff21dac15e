import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './stripe-texts.en.ts';
import { texts as es } from './stripe-texts.es.ts';

export const stripeTexts = inLanguages(en, es);

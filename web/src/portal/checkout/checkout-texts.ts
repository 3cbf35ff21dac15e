import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './checkout-texts.en.tsx';
import { texts as es } from './checkout-texts.es.tsx';

export const checkoutTexts = inLanguages(en, es);

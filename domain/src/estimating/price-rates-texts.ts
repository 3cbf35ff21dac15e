import { inLanguages } from '../values/language.ts';
import { texts as en } from './price-rates-texts.en.ts';
import { texts as es } from './price-rates-texts.es.ts';

export const priceRatesTexts = inLanguages(en, es);

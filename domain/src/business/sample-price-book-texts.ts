import { inLanguages } from '../values/language.ts';
import { texts as en } from './sample-price-book-texts.en.ts';
import { texts as es } from './sample-price-book-texts.es.ts';

export const samplePriceBookTexts = inLanguages(en, es);

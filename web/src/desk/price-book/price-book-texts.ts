import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './price-book-texts.en.ts';
import { texts as es } from './price-book-texts.es.ts';

export const priceBookTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './price-texts.en.ts';
import { texts as es } from './price-texts.es.ts';

export const priceTexts = inLanguages(en, es);

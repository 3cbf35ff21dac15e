import { inLanguages } from '../values/language.ts';
import { texts as en } from './priced-texts.en.ts';
import { texts as es } from './priced-texts.es.ts';

export const pricedTexts = inLanguages(en, es);

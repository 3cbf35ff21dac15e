import { inLanguages } from '../values/language.ts';
import { texts as en } from './my-details-texts.en.ts';
import { texts as es } from './my-details-texts.es.ts';

export const myDetailsTexts = inLanguages(en, es);

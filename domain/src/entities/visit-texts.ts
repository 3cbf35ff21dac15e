import { inLanguages } from '../values/language.ts';
import { texts as en } from './visit-texts.en.ts';
import { texts as es } from './visit-texts.es.ts';

export const visitTexts = inLanguages(en, es);

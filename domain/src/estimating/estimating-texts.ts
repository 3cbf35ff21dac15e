import { inLanguages } from '../values/language.ts';
import { texts as en } from './estimating-texts.en.ts';
import { texts as es } from './estimating-texts.es.ts';

export const estimatingTexts = inLanguages(en, es);

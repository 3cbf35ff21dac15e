import { inLanguages } from '../values/language.ts';
import { texts as en } from './visit-tap-texts.en.ts';
import { texts as es } from './visit-tap-texts.es.ts';

export const visitTapTexts = inLanguages(en, es);

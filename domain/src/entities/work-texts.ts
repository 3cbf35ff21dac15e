import { inLanguages } from '../values/language.ts';
import { texts as en } from './work-texts.en.ts';
import { texts as es } from './work-texts.es.ts';

export const workTexts = inLanguages(en, es);

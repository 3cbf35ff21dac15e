import { inLanguages } from '../values/language.ts';
import { texts as en } from './client-texts.en.ts';
import { texts as es } from './client-texts.es.ts';

export const clientTexts = inLanguages(en, es);

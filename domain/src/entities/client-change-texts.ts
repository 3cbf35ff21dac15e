import { inLanguages } from '../values/language.ts';
import { texts as en } from './client-change-texts.en.ts';
import { texts as es } from './client-change-texts.es.ts';

export const clientChangeTexts = inLanguages(en, es);

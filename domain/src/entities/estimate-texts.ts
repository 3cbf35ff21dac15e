import { inLanguages } from '../values/language.ts';
import { texts as en } from './estimate-texts.en.ts';
import { texts as es } from './estimate-texts.es.ts';

export const estimateTexts = inLanguages(en, es);

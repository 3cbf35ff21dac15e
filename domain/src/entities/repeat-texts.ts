import { inLanguages } from '../values/language.ts';
import { texts as en } from './repeat-texts.en.ts';
import { texts as es } from './repeat-texts.es.ts';

export const repeatTexts = inLanguages(en, es);

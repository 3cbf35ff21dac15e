import { inLanguages } from '../values/language.ts';
import { texts as en } from './block-texts.en.ts';
import { texts as es } from './block-texts.es.ts';

export const blockTexts = inLanguages(en, es);

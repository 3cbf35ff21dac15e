import { inLanguages } from '../values/language.ts';
import { texts as en } from './earnings-texts.en.ts';
import { texts as es } from './earnings-texts.es.ts';

export const earningsTexts = inLanguages(en, es);

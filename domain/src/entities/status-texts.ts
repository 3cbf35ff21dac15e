import { inLanguages } from '../values/language.ts';
import { texts as en } from './status-texts.en.ts';
import { texts as es } from './status-texts.es.ts';

export const statusTexts = inLanguages(en, es);

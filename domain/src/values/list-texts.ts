import { inLanguages } from './language.ts';
import { texts as en } from './list-texts.en.ts';
import { texts as es } from './list-texts.es.ts';

export const listTexts = inLanguages(en, es);

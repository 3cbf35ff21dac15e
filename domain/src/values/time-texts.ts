import { inLanguages } from './language.ts';
import { texts as en } from './time-texts.en.ts';
import { texts as es } from './time-texts.es.ts';

export const timeTexts = inLanguages(en, es);

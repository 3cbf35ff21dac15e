import { texts as en } from './field-texts.en.ts';
import { texts as es } from './field-texts.es.ts';
import { inLanguages } from './language.ts';

export const fieldTexts = inLanguages(en, es);

import { texts as en } from './business-texts.en.ts';
import { texts as es } from './business-texts.es.ts';
import { inLanguages } from './language.ts';

export const businessTexts = inLanguages(en, es);

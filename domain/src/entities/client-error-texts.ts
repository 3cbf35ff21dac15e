import { inLanguages } from '../values/language.ts';
import { texts as en } from './client-error-texts.en.ts';
import { texts as es } from './client-error-texts.es.ts';

export const clientErrorTexts = inLanguages(en, es);

import { texts as en } from './toast-texts.en.ts';
import { texts as es } from './toast-texts.es.ts';
import { inLanguages } from './values/language.ts';

export const toastTexts = inLanguages(en, es);

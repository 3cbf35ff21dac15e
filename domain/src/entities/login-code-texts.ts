import { inLanguages } from '../values/language.ts';
import { texts as en } from './login-code-texts.en.ts';
import { texts as es } from './login-code-texts.es.ts';

export const loginCodeTexts = inLanguages(en, es);

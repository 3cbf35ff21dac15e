import { inLanguages } from '../values/language.ts';
import { texts as en } from './mail-failure-texts.en.ts';
import { texts as es } from './mail-failure-texts.es.ts';

export const mailFailureTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './project-request-texts.en.ts';
import { texts as es } from './project-request-texts.es.ts';

export const projectRequestTexts = inLanguages(en, es);

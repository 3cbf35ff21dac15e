import { inLanguages } from '../values/language.ts';
import { texts as en } from './project-texts.en.ts';
import { texts as es } from './project-texts.es.ts';

export const projectTexts = inLanguages(en, es);

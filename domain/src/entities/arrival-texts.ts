import { inLanguages } from '../values/language.ts';
import { texts as en } from './arrival-texts.en.ts';
import { texts as es } from './arrival-texts.es.ts';

export const arrivalTexts = inLanguages(en, es);

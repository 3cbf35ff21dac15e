import { inLanguages } from '../values/language.ts';
import { texts as en } from './writing-texts.en.ts';
import { texts as es } from './writing-texts.es.ts';

export const writingTexts = inLanguages(en, es);

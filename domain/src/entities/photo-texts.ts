import { inLanguages } from '../values/language.ts';
import { texts as en } from './photo-texts.en.ts';
import { texts as es } from './photo-texts.es.ts';

export const photoTexts = inLanguages(en, es);

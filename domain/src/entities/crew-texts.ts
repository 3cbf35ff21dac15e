import { inLanguages } from '../values/language.ts';
import { texts as en } from './crew-texts.en.ts';
import { texts as es } from './crew-texts.es.ts';

export const crewTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './safety-checks-texts.en.ts';
import { texts as es } from './safety-checks-texts.es.ts';

export const safetyChecksTexts = inLanguages(en, es);

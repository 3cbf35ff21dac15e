import { inLanguages } from '../values/language.ts';
import { texts as en } from './intake-texts.en.ts';
import { texts as es } from './intake-texts.es.ts';

export const intakeTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './intake-answer-texts.en.ts';
import { texts as es } from './intake-answer-texts.es.ts';

export const intakeAnswerTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './quote-answer-texts.en.ts';
import { texts as es } from './quote-answer-texts.es.ts';

export const quoteAnswerTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './answer-texts.en.ts';
import { texts as es } from './answer-texts.es.ts';

export const answerTexts = inLanguages(en, es);

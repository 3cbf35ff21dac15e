import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './questions-texts.en.ts';
import { texts as es } from './questions-texts.es.ts';

export const questionsTexts = inLanguages(en, es);

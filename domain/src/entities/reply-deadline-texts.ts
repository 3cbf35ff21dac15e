import { inLanguages } from '../values/language.ts';
import { texts as en } from './reply-deadline-texts.en.ts';
import { texts as es } from './reply-deadline-texts.es.ts';

export const replyDeadlineTexts = inLanguages(en, es);

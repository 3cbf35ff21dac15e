import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './quote-queue-texts.en.ts';
import { texts as es } from './quote-queue-texts.es.ts';

export const quoteQueueTexts = inLanguages(en, es);

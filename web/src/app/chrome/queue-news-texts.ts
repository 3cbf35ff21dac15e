import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './queue-news-texts.en.ts';
import { texts as es } from './queue-news-texts.es.ts';

export const queueNewsTexts = inLanguages(en, es);

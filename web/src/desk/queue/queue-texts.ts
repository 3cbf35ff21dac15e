import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './queue-texts.en.ts';
import { texts as es } from './queue-texts.es.ts';

export const queueTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './move-day-texts.en.ts';
import { texts as es } from './move-day-texts.es.ts';

export const moveDayTexts = inLanguages(en, es);

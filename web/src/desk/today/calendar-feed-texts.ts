import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './calendar-feed-texts.en.ts';
import { texts as es } from './calendar-feed-texts.es.ts';

export const calendarFeedTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './calendar-texts.en.ts';
import { texts as es } from './calendar-texts.es.ts';

export const calendarTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './visit-calendar-texts.en.ts';
import { texts as es } from './visit-calendar-texts.es.ts';

export const visitCalendarTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './booking-rules-texts.en.ts';
import { texts as es } from './booking-rules-texts.es.ts';

export const bookingRulesTexts = inLanguages(en, es);

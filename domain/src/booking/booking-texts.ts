import { inLanguages } from '../values/language.ts';
import { texts as en } from './booking-texts.en.ts';
import { texts as es } from './booking-texts.es.ts';

export const bookingTexts = inLanguages(en, es);

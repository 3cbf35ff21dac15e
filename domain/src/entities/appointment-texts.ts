import { inLanguages } from '../values/language.ts';
import { texts as en } from './appointment-texts.en.ts';
import { texts as es } from './appointment-texts.es.ts';

export const appointmentTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './appointment-request-texts.en.ts';
import { texts as es } from './appointment-request-texts.es.ts';

export const appointmentRequestTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './availability-texts.en.ts';
import { texts as es } from './availability-texts.es.ts';

export const availabilityTexts = inLanguages(en, es);

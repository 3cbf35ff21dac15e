import { texts as en } from './emergency-texts.en.ts';
import { texts as es } from './emergency-texts.es.ts';
import { inLanguages } from './language.ts';

export const emergencyTexts = inLanguages(en, es);

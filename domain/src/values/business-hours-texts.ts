import { texts as en } from './business-hours-texts.en.ts';
import { texts as es } from './business-hours-texts.es.ts';
import { inLanguages } from './language.ts';

export const businessHoursTexts = inLanguages(en, es);

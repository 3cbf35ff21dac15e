import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './change-hours-texts.en.ts';
import { texts as es } from './change-hours-texts.es.ts';

export const changeHoursTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './hours-texts.en.ts';
import { texts as es } from './hours-texts.es.ts';

export const hoursTexts = inLanguages(en, es);

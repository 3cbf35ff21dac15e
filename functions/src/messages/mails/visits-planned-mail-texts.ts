import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './visits-planned-mail-texts.en.ts';
import { texts as es } from './visits-planned-mail-texts.es.ts';

export const visitsPlannedMailTexts = inLanguages(en, es);

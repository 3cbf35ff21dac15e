import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './staff-texts.en.ts';
import { texts as es } from './staff-texts.es.ts';

export const staffTexts = inLanguages(en, es);

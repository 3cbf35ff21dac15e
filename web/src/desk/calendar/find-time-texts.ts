import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './find-time-texts.en.ts';
import { texts as es } from './find-time-texts.es.ts';

export const findTimeTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './month-texts.en.ts';
import { texts as es } from './month-texts.es.ts';

export const monthTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './owed-by-age-texts.en.ts';
import { texts as es } from './owed-by-age-texts.es.ts';

export const owedByAgeTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './service-type-texts.en.ts';
import { texts as es } from './service-type-texts.es.ts';

export const serviceTypeTexts = inLanguages(en, es);

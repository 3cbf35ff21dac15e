import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './visit-page-texts.en.ts';
import { texts as es } from './visit-page-texts.es.ts';

export const visitPageTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './week-texts.en.ts';
import { texts as es } from './week-texts.es.ts';

export const weekTexts = inLanguages(en, es);

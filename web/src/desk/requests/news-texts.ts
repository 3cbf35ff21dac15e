import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './news-texts.en.ts';
import { texts as es } from './news-texts.es.ts';

export const newsTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './client-search-texts.en.ts';
import { texts as es } from './client-search-texts.es.ts';

export const clientSearchTexts = inLanguages(en, es);

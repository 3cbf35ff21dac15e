import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './search-texts.en.ts';
import { texts as es } from './search-texts.es.ts';

export const searchTexts = inLanguages(en, es);

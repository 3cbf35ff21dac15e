import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './search-button-texts.en.ts';
import { texts as es } from './search-button-texts.es.ts';

export const searchButtonTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as english } from './search-texts.en.ts';
import { texts as spanish } from './search-texts.es.ts';

/** What search engines alone read. */
export const searchTexts = inLanguages(english, spanish);

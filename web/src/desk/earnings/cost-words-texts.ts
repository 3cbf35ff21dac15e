import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './cost-words-texts.en.ts';
import { texts as es } from './cost-words-texts.es.ts';

export const costWordsTexts = inLanguages(en, es);

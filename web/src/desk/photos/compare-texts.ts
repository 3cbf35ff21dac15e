import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './compare-texts.en.ts';
import { texts as es } from './compare-texts.es.ts';

export const compareTexts = inLanguages(en, es);

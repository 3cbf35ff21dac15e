import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './unsent-texts.en.ts';
import { texts as es } from './unsent-texts.es.ts';

export const unsentTexts = inLanguages(en, es);

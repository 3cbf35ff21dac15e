import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './take-back-texts.en.ts';
import { texts as es } from './take-back-texts.es.ts';

export const takeBackTexts = inLanguages(en, es);

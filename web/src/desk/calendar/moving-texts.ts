import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './moving-texts.en.ts';
import { texts as es } from './moving-texts.es.ts';

export const movingTexts = inLanguages(en, es);

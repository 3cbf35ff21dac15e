import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './visit-texts.en.ts';
import { texts as es } from './visit-texts.es.ts';

export const visitTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './places-texts.en.ts';
import { texts as es } from './places-texts.es.ts';

export const placesTexts = inLanguages(en, es);

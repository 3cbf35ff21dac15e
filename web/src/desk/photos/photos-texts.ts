import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './photos-texts.en.ts';
import { texts as es } from './photos-texts.es.ts';

export const photosTexts = inLanguages(en, es);

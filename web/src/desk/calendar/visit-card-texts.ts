import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './visit-card-texts.en.ts';
import { texts as es } from './visit-card-texts.es.ts';

export const visitCardTexts = inLanguages(en, es);

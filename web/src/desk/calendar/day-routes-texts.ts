import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './day-routes-texts.en.ts';
import { texts as es } from './day-routes-texts.es.ts';

export const dayRoutesTexts = inLanguages(en, es);

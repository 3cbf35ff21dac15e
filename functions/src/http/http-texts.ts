import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './http-texts.en.ts';
import { texts as es } from './http-texts.es.ts';

export const httpTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './carried-texts.en.ts';
import { texts as es } from './carried-texts.es.ts';

export const carriedTexts = inLanguages(en, es);

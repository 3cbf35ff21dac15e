import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './app-texts.en.ts';
import { texts as es } from './app-texts.es.ts';

export const appTexts = inLanguages(en, es);

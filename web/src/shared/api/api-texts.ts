import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './api-texts.en.ts';
import { texts as es } from './api-texts.es.ts';

export const apiTexts = inLanguages(en, es);

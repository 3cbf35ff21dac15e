import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './request-texts.en.ts';
import { texts as es } from './request-texts.es.ts';

export const requestTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './storage-texts.en.ts';
import { texts as es } from './storage-texts.es.ts';

export const storageTexts = inLanguages(en, es);

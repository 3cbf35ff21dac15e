import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './caption-texts.en.ts';
import { texts as es } from './caption-texts.es.ts';

export const captionTexts = inLanguages(en, es);

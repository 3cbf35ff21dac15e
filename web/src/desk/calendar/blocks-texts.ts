import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './blocks-texts.en.ts';
import { texts as es } from './blocks-texts.es.ts';

export const blocksTexts = inLanguages(en, es);

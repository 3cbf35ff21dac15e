import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './papers-texts.en.ts';
import { texts as es } from './papers-texts.es.ts';

export const papersTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './papers-texts.en.tsx';
import { texts as es } from './papers-texts.es.tsx';

export const papersTexts = inLanguages(en, es);

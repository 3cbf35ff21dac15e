import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './estimates-texts.en.ts';
import { texts as es } from './estimates-texts.es.ts';

export const estimatesTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './form-texts.en.ts';
import { texts as es } from './form-texts.es.ts';

export const formTexts = inLanguages(en, es);

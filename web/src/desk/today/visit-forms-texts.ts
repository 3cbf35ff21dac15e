import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './visit-forms-texts.en.ts';
import { texts as es } from './visit-forms-texts.es.ts';

export const visitFormsTexts = inLanguages(en, es);

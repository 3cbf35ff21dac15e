import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './visit-form-texts.en.ts';
import { texts as es } from './visit-form-texts.es.ts';

export const visitFormTexts = inLanguages(en, es);

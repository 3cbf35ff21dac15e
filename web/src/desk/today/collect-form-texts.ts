import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './collect-form-texts.en.ts';
import { texts as es } from './collect-form-texts.es.ts';

export const collectFormTexts = inLanguages(en, es);

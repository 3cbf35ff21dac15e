import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './password-texts.en.ts';
import { texts as es } from './password-texts.es.ts';

export const passwordTexts = inLanguages(en, es);

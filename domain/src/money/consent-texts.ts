import { inLanguages } from '../values/language.ts';
import { texts as en } from './consent-texts.en.ts';
import { texts as es } from './consent-texts.es.ts';

export const consentTexts = inLanguages(en, es);

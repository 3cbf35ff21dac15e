import { inLanguages } from '../values/language.ts';
import { texts as en } from './above-agreed-texts.en.ts';
import { texts as es } from './above-agreed-texts.es.ts';

export const aboveAgreedTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './paper-link-texts.en.ts';
import { texts as es } from './paper-link-texts.es.ts';

export const paperLinkTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './settings-texts.en.ts';
import { texts as es } from './settings-texts.es.ts';

export const settingsTexts = inLanguages(en, es);

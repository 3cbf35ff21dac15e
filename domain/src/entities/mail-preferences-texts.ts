import { inLanguages } from '../values/language.ts';
import { texts as en } from './mail-preferences-texts.en.ts';
import { texts as es } from './mail-preferences-texts.es.ts';

export const mailPreferencesTexts = inLanguages(en, es);

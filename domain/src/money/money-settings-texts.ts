import { inLanguages } from '../values/language.ts';
import { texts as en } from './money-settings-texts.en.ts';
import { texts as es } from './money-settings-texts.es.ts';

export const moneySettingsTexts = inLanguages(en, es);

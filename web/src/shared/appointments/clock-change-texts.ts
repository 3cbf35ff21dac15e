import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './clock-change-texts.en.ts';
import { texts as es } from './clock-change-texts.es.ts';

export const clockChangeTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './session-texts.en.ts';
import { texts as es } from './session-texts.es.ts';

export const sessionTexts = inLanguages(en, es);

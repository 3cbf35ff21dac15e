import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './visit-mail-texts.en.ts';
import { texts as es } from './visit-mail-texts.es.ts';

export const visitMailTexts = inLanguages(en, es);

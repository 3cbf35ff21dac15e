import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './code-mail-texts.en.ts';
import { texts as es } from './code-mail-texts.es.ts';

export const codeMailTexts = inLanguages(en, es);

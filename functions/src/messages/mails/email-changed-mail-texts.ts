import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './email-changed-mail-texts.en.ts';
import { texts as es } from './email-changed-mail-texts.es.ts';

export const emailChangedMailTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './mails-texts.en.ts';
import { texts as es } from './mails-texts.es.ts';

export const mailsTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './visit-mails-texts.en.ts';
import { texts as es } from './visit-mails-texts.es.ts';

export const visitMailsTexts = inLanguages(en, es);

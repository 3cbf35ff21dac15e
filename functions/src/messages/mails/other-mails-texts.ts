import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './other-mails-texts.en.ts';
import { texts as es } from './other-mails-texts.es.ts';

export const otherMailsTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './quote-mails-texts.en.ts';
import { texts as es } from './quote-mails-texts.es.ts';

export const quoteMailsTexts = inLanguages(en, es);

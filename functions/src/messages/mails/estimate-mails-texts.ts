import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './estimate-mails-texts.en.ts';
import { texts as es } from './estimate-mails-texts.es.ts';

export const estimateMailsTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './reminder-mails-texts.en.ts';
import { texts as es } from './reminder-mails-texts.es.ts';

export const reminderMailsTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './messages-texts.en.ts';
import { texts as es } from './messages-texts.es.ts';

export const messagesTexts = inLanguages(en, es);

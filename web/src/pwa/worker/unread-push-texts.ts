import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './unread-push-texts.en.ts';
import { texts as es } from './unread-push-texts.es.ts';

export const unreadPushTexts = inLanguages(en, es);

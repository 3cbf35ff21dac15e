import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './desk-notifications-texts.en.ts';
import { texts as es } from './desk-notifications-texts.es.ts';

export const deskNotificationsTexts = inLanguages(en, es);

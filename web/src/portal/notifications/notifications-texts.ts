import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './notifications-texts.en.ts';
import { texts as es } from './notifications-texts.es.ts';

export const notificationsTexts = inLanguages(en, es);

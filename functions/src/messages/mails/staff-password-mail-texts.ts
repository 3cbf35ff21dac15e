import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './staff-password-mail-texts.en.ts';
import { texts as es } from './staff-password-mail-texts.es.ts';

export const staffPasswordMailTexts = inLanguages(en, es);

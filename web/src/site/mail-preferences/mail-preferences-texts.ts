import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './mail-preferences-texts.en.tsx';
import { texts as es } from './mail-preferences-texts.es.tsx';

export const mailPreferencesTexts = inLanguages(en, es);

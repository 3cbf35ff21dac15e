import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './leave-texts.en.ts';
import { texts as es } from './leave-texts.es.ts';

export const leaveTexts = inLanguages(en, es);

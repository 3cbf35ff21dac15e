import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './visit-actions-texts.en.ts';
import { texts as es } from './visit-actions-texts.es.ts';

export const visitActionsTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './actions-texts.en.ts';
import { texts as es } from './actions-texts.es.ts';

export const actionsTexts = inLanguages(en, es);

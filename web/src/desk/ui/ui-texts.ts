import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './ui-texts.en.ts';
import { texts as es } from './ui-texts.es.ts';

export const uiTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './requests-texts.en.ts';
import { texts as es } from './requests-texts.es.ts';

export const requestsTexts = inLanguages(en, es);

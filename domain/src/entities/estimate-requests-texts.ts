import { inLanguages } from '../values/language.ts';
import { texts as en } from './estimate-requests-texts.en.ts';
import { texts as es } from './estimate-requests-texts.es.ts';

export const estimateRequestsTexts = inLanguages(en, es);

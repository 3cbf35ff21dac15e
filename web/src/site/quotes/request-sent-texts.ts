import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './request-sent-texts.en.tsx';
import { texts as es } from './request-sent-texts.es.tsx';

export const requestSentTexts = inLanguages(en, es);

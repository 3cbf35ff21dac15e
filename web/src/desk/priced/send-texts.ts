import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './send-texts.en.ts';
import { texts as es } from './send-texts.es.ts';

export const sendTexts = inLanguages(en, es);

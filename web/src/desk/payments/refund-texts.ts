import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './refund-texts.en.ts';
import { texts as es } from './refund-texts.es.ts';

export const refundTexts = inLanguages(en, es);

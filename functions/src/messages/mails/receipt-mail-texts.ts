import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './receipt-mail-texts.en.ts';
import { texts as es } from './receipt-mail-texts.es.ts';

export const receiptMailTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './estimate-row-texts.en.ts';
import { texts as es } from './estimate-row-texts.es.ts';

export const estimateRowTexts = inLanguages(en, es);

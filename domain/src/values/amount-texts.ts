import { texts as en } from './amount-texts.en.ts';
import { texts as es } from './amount-texts.es.ts';
import { inLanguages } from './language.ts';

export const amountTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './needs-money-texts.en.ts';
import { texts as es } from './needs-money-texts.es.ts';

export const needsMoneyTexts = inLanguages(en, es);

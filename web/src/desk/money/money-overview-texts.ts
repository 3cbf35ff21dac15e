import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './money-overview-texts.en.ts';
import { texts as es } from './money-overview-texts.es.ts';

export const moneyOverviewTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './own-costs-texts.en.ts';
import { texts as es } from './own-costs-texts.es.ts';

export const ownCostsTexts = inLanguages(en, es);

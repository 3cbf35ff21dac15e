import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './payments-texts.en.tsx';
import { texts as es } from './payments-texts.es.tsx';

export const paymentsTexts = inLanguages(en, es);

import { inLanguages } from '../values/language.ts';
import { texts as en } from './stripe-report-texts.en.ts';
import { texts as es } from './stripe-report-texts.es.ts';

export const stripeReportTexts = inLanguages(en, es);

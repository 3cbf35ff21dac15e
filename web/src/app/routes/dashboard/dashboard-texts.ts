import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './dashboard-texts.en.ts';
import { texts as es } from './dashboard-texts.es.ts';

export const dashboardTexts = inLanguages(en, es);

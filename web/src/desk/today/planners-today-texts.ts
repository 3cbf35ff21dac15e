import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './planners-today-texts.en.ts';
import { texts as es } from './planners-today-texts.es.ts';

export const plannersTodayTexts = inLanguages(en, es);

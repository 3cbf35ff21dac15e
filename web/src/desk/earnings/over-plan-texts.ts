import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './over-plan-texts.en.ts';
import { texts as es } from './over-plan-texts.es.ts';

export const overPlanTexts = inLanguages(en, es);

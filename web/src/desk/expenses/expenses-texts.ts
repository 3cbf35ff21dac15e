import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './expenses-texts.en.ts';
import { texts as es } from './expenses-texts.es.ts';

export const expensesTexts = inLanguages(en, es);

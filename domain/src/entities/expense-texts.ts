import { inLanguages } from '../values/language.ts';
import { texts as en } from './expense-texts.en.ts';
import { texts as es } from './expense-texts.es.ts';

export const expenseTexts = inLanguages(en, es);

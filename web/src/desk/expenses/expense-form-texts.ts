import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './expense-form-texts.en.ts';
import { texts as es } from './expense-form-texts.es.ts';

export const expenseFormTexts = inLanguages(en, es);

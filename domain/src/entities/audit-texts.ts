import { inLanguages } from '../values/language.ts';
import { texts as en } from './audit-texts.en.ts';
import { texts as es } from './audit-texts.es.ts';

export const auditTexts = inLanguages(en, es);

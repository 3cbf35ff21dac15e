import { inLanguages } from '../values/language.ts';
import { texts as en } from './audit-fact-texts.en.ts';
import { texts as es } from './audit-fact-texts.es.ts';

export const auditFactTexts = inLanguages(en, es);

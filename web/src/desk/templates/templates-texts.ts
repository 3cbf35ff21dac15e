import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './templates-texts.en.ts';
import { texts as es } from './templates-texts.es.ts';

export const templatesTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './project-form-texts.en.ts';
import { texts as es } from './project-form-texts.es.ts';

export const projectFormTexts = inLanguages(en, es);

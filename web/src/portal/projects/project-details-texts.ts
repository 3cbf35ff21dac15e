import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './project-details-texts.en.ts';
import { texts as es } from './project-details-texts.es.ts';

export const projectDetailsTexts = inLanguages(en, es);

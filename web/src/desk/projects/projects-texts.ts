import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './projects-texts.en.ts';
import { texts as es } from './projects-texts.es.ts';

export const projectsTexts = inLanguages(en, es);

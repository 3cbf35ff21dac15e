import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './progress-texts.en.ts';
import { texts as es } from './progress-texts.es.ts';

export const progressTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './errors-texts.en.ts';
import { texts as es } from './errors-texts.es.ts';

export const errorsTexts = inLanguages(en, es);

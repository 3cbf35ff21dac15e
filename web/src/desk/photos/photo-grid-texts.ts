import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './photo-grid-texts.en.ts';
import { texts as es } from './photo-grid-texts.es.ts';

export const photoGridTexts = inLanguages(en, es);

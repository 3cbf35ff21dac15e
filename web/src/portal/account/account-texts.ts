import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './account-texts.en.tsx';
import { texts as es } from './account-texts.es.tsx';

export const accountTexts = inLanguages(en, es);

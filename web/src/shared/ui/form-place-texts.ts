import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './form-place-texts.en.tsx';
import { texts as es } from './form-place-texts.es.tsx';

export const formPlaceTexts = inLanguages(en, es);

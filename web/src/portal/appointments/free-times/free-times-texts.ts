import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './free-times-texts.en.tsx';
import { texts as es } from './free-times-texts.es.tsx';

export const freeTimesTexts = inLanguages(en, es);

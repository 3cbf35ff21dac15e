import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './returned-texts.en.tsx';
import { texts as es } from './returned-texts.es.tsx';

export const returnedTexts = inLanguages(en, es);

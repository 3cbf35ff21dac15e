import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './estimate-texts.en.tsx';
import { texts as es } from './estimate-texts.es.tsx';

export const estimateTexts = inLanguages(en, es);

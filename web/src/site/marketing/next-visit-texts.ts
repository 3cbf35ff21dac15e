import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './next-visit-texts.en.tsx';
import { texts as es } from './next-visit-texts.es.tsx';

export const nextVisitTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './home-texts.en.tsx';
import { texts as es } from './home-texts.es.tsx';

export const homeTexts = inLanguages(en, es);

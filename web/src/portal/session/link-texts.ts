import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './link-texts.en.tsx';
import { texts as es } from './link-texts.es.tsx';

export const linkTexts = inLanguages(en, es);

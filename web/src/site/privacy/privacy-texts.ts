import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './privacy-texts.en.tsx';
import { texts as es } from './privacy-texts.es.tsx';

export const privacyTexts = inLanguages(en, es);

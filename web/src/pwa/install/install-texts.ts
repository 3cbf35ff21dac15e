import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './install-texts.en.tsx';
import { texts as es } from './install-texts.es.tsx';

export const installTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './chrome-texts.en.tsx';
import { texts as es } from './chrome-texts.es.tsx';

export const chromeTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './push-texts.en.tsx';
import { texts as es } from './push-texts.es.tsx';

export const pushTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './paper-texts.en.ts';
import { texts as es } from './paper-texts.es.ts';

export const paperTexts = inLanguages(en, es);

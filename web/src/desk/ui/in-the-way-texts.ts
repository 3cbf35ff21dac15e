import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './in-the-way-texts.en.ts';
import { texts as es } from './in-the-way-texts.es.ts';

export const inTheWayTexts = inLanguages(en, es);

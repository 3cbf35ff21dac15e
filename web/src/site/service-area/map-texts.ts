import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './map-texts.en.ts';
import { texts as es } from './map-texts.es.ts';

export const mapTexts = inLanguages(en, es);

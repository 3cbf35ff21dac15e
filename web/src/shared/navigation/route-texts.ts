import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './route-texts.en.ts';
import { texts as es } from './route-texts.es.ts';

export const routeTexts = inLanguages(en, es);

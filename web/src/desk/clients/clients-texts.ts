import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './clients-texts.en.ts';
import { texts as es } from './clients-texts.es.ts';

export const clientsTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './desk-routes-texts.en.ts';
import { texts as es } from './desk-routes-texts.es.ts';

export const deskRoutesTexts = inLanguages(en, es);

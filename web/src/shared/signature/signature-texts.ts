import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './signature-texts.en.ts';
import { texts as es } from './signature-texts.es.ts';

export const signatureTexts = inLanguages(en, es);

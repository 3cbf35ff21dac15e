import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './notes-texts.en.ts';
import { texts as es } from './notes-texts.es.ts';

export const notesTexts = inLanguages(en, es);

import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './visit-notes-list-texts.en.ts';
import { texts as es } from './visit-notes-list-texts.es.ts';

export const visitNotesListTexts = inLanguages(en, es);

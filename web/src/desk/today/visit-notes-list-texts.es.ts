import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './visit-notes-list-texts.en.ts';

export const texts: Translated<typeof english> = {
  nouns: 'notas',
  noNotes: 'No hay notas.',
};

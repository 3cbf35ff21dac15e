import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './notes-texts.en.ts';

export const texts: Translated<typeof english> = {
  notes: 'Notas',
  nouns: 'notas',
  none: 'Todavía no hay notas.',
  newNote: 'Nota nueva',
  hint: 'Solo para el personal. El cliente nunca ve las notas.',
  add: 'Agregar nota',
};

export const texts = {
  notes: 'Notes',
  nouns: 'notes',
  none: 'No notes yet.',
  newNote: 'New note',
  hint: 'For the staff alone. The client never sees notes.',
  add: 'Add note',
};

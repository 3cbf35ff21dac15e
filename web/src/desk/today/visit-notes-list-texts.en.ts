export const texts = {
  nouns: 'notes',
  noNotes: 'No notes.',
};

export const texts = {
  visit: 'A visit',
  block: 'Blocked',
  hold: 'Held for someone on the phone',
  bookAnyway: 'Book anyway',
  askOwner: 'Ask the owner to double-book this.',
  moveVisitsOf: (date: string, name: string | undefined) =>
    name ? `Move ${name}’s visits of ${date}` : `Move visits of ${date}`,
};

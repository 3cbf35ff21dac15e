const kinds = [
  'client',
  'project',
  'visit',
  'payment',
  'quote',
  'audit',
  'note',
  'estimate',
  'invoice',
] as const;

/** The id of the entity of this kind and number, a UUID. */
export function shopId(kind: (typeof kinds)[number], number: number): string {
  const [group, tail] = [kinds.indexOf(kind) + 1, number.toString(16).padStart(12, '0')];
  // Spread over the index as random ids are.
  const head = ((number * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0');
  return `${head}-000${group}-4000-8000-${tail}`;
}

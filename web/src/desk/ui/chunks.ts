/** Firestore compares with at most so many values at a time. */
const mostValues = 30;

/** The same entries in parts, numbered from 0, each of which one query can ask about. */
export function chunks<Item>(
  items: readonly Item[],
): readonly { readonly number: number; readonly items: readonly Item[] }[] {
  return Array.from({ length: Math.ceil(items.length / mostValues) }, (_, number) => ({
    number,
    items: items.slice(number * mostValues, (number + 1) * mostValues),
  }));
}

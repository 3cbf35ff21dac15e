/** What differs between two states of a list: the items concerned, and a sentence about each. */
export type ListChanges = { readonly ids: ReadonlySet<string>; readonly sentences: readonly string[] };

/** `describe` gives the sentence about an item, or null when it is the same; `before` is missing for a new item. */
export function listChanges<Item extends { readonly id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  describe: (before: Item | undefined, after: Item) => string | null,
): ListChanges {
  const earlier = new Map(before.map((item) => [item.id, item]));
  const told = after.flatMap((item) => {
    const sentence = describe(earlier.get(item.id), item);
    return sentence === null ? [] : [{ id: item.id, sentence }];
  });
  return { ids: new Set(told.map(({ id }) => id)), sentences: told.map(({ sentence }) => sentence) };
}

declare const complete: unique symbol;

/** Every entry of a list. Only such a list is counted, added up or called empty. */
export type Complete<Item> = readonly Item[] & { readonly [complete]: true };

/** Entries of a list that may lack others: shown one by one, never counted or added up. */
export type Part<Item> = Iterable<Item> & {
  map<To>(to: (item: Item, index: number) => To): Part<To>;
  flatMap<To>(to: (item: Item, index: number) => To | readonly To[]): Part<To>;
  filter(isWanted: (item: Item, index: number) => boolean): Part<Item>;
  /** An entry that is here; it may exist without being here. */
  find(isWanted: (item: Item, index: number) => boolean): Item | undefined;
  toSorted(compare: (one: Item, other: Item) => number): Part<Item>;
  toReversed(): Part<Item>;
  slice(start?: number, end?: number): Part<Item>;
};

/** The entries of a list, with whether they are all. */
export type Entries<Item> =
  | { readonly isComplete: true; readonly items: Complete<Item> & Part<Item> }
  | { readonly isComplete: false; readonly items: Part<Item> };

/** @param isWhole whether `items` lack nothing */
export function entriesOf<Item>(items: readonly Item[], isWhole: boolean): Entries<Item> {
  return areAll(items, isWhole) ? { isComplete: true, items } : { isComplete: false, items };
}

function areAll<Item>(items: readonly Item[], isWhole: boolean): items is Complete<Item> {
  return isWhole;
}

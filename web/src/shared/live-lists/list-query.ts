import type { ItemSchema } from './watch-query.ts';

export type Value = string | number | boolean | Date;
type Condition =
  | readonly [field: string, operator: '==' | '<' | '<=' | '>' | '>=' | 'array-contains', value: Value]
  | readonly [field: string, operator: 'in', values: readonly Value[]];

/** The collection that holds a part of each document, under the same id. */
export type ApartList<Item> = {
  readonly collection: string;
  /** For which of the documents it is wanted; otherwise for all, found by the same conditions. */
  readonly where?: readonly Condition[];
  // As methods: a list of items is a list of anything.
  idOf(item: Item): string;
  join(item: Item, fields: Readonly<Record<string, unknown>>): Item;
};

/**
 * A watched query as plain data, which Firebase's code turns into a query. Equal data is the same list, so renders
 * may make it again.
 */
export type ListQuery<Item> = {
  readonly collection: string;
  readonly schema: ItemSchema<Item>;
  readonly apart?: ApartList<Item>;
  /** One document instead of a list. */
  readonly id?: string;
  readonly where?: readonly Condition[];
  readonly order?: readonly [field: string, direction: 'asc' | 'desc'];
  /** A list without an end is none: at most so many documents. */
  readonly limit: number;
};

/** The same for two queries that ask for the same documents. */
export function queryKey<Item>({ collection, apart, id, where, order, limit }: ListQuery<Item>): string {
  return JSON.stringify([collection, apart?.collection, apart?.where, id, where, order, limit]);
}

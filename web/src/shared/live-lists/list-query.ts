import { type StoredFields, undecidedFields } from '@welding/domain/values/stored-fields';

export type ItemSchema<Item> = {
  safeParse(value: unknown): { success: true; data: Item } | { success: false };
  /** A stored entity's, which say whose unknown codes keep it from being counted. */
  readonly fields?: StoredFields;
};

export type Value = string | number | boolean | Date;
type Condition =
  | readonly [field: string, operator: '==' | '<' | '<=' | '>' | '>=' | 'array-contains', value: Value]
  | readonly [field: string, operator: 'in', values: readonly Value[]];

/** A collection with further fields of each document, under the same id. */
export type ApartList<Item> = {
  readonly collection: string;
  // Methods, because a list of items must be assignable to a list of unknown.
  idOf(item: Item): string;
  join(item: Item, fields: Readonly<Record<string, unknown>>): Item;
};

/** A watched query as plain data. Equal data is the same list, so renders may recreate it. */
export type ListQuery<Item> = {
  readonly collection: string;
  readonly schema: ItemSchema<Item>;
  readonly apart?: ApartList<Item>;
  readonly id?: string;
  readonly where?: readonly Condition[];
  readonly order?: readonly [field: string, direction: 'asc' | 'desc'];
  /** Required, so that every list is bounded. */
  readonly limit: number;
};

export function queryKey<Item>({ collection, apart, id, where, order, limit }: ListQuery<Item>): string {
  return JSON.stringify([collection, apart?.collection, id, where, order, limit]);
}

type QueryLimits = Pick<ListQuery<unknown>, 'id' | 'where' | 'limit'>;
type Asked = QueryLimits & { readonly schema?: Pick<ItemSchema<unknown>, 'fields'> };
type Answer = { readonly items: readonly unknown[]; readonly unreadable: number };

/** Whether the query names its documents, so that its limit cuts off none. */
export function isById({ id, where = [] }: QueryLimits): boolean {
  return id !== undefined || where.some(([field]) => field === '__name__');
}

/** Whether the limit may have cut the list. */
export function isCut(query: QueryLimits, { items, unreadable }: Answer): boolean {
  return !isById(query) && items.length + unreadable >= query.limit;
}

/** Whether an answer of the server lacks nothing, and a sum can count each entry. */
export function isWhole({ schema, ...limits }: Asked, answer: Answer): boolean {
  const isCounted = (item: unknown) =>
    !schema?.fields || !(item instanceof Object) || undecidedFields(schema.fields, item).length === 0;
  return answer.unreadable === 0 && !isCut(limits, answer) && answer.items.every(isCounted);
}

export type LoadFailure = {
  readonly status: 'error';
  /** This device never had the data. */
  readonly offline: boolean;
  /** This person may not read it, or must enter a code first. */
  readonly isDenied?: boolean;
  /** Says why. */
  readonly sentence?: string;
  readonly retry: () => void;
};

/** Data on its way to a component. */
export type Loaded<Value extends object> =
  | { readonly status: 'loading' }
  | LoadFailure
  /** `offline`: the device's last copy, without live updates. */
  | ({ readonly status: 'ready'; readonly offline: boolean } & Value);

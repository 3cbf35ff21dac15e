export type ItemSchema<Item> = {
  safeParse(value: unknown): { success: true; data: Item } | { success: false };
};

export type Value = string | number | boolean | Date;
type Condition =
  | readonly [field: string, operator: '==' | '<' | '<=' | '>' | '>=' | 'array-contains', value: Value]
  | readonly [field: string, operator: 'in', values: readonly Value[]];

/** A collection with further fields of each document, under the same id. */
export type ApartList<Item> = {
  readonly collection: string;
  /** Limits it to some documents; otherwise the list's own conditions apply. */
  readonly where?: readonly Condition[];
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
  return JSON.stringify([collection, apart?.collection, apart?.where, id, where, order, limit]);
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

import type { ApartList, ListQuery } from '#shared/live-lists/list-query.ts';
import type { ItemSchema, ListState } from '#shared/live-lists/watch-query.ts';

type Fields = Record<string, unknown>;
type Watch = <Item>(wanted: ListQuery<Item>, listener: (state: ListState<Item>) => void) => () => void;

const asItIs: ItemSchema<Fields> = {
  safeParse: (value) => ({ success: true, data: Object.fromEntries(Object.entries(value ?? {})) }),
};

/** Watches a list and what stands apart of its documents, and tells of both as one once both were heard of. */
export function watchWithApart<Item>(
  { apart: _, ...wanted }: ListQuery<Item>,
  apart: ApartList<Item>,
  watch: Watch,
  listener: (state: ListState<Item>) => void,
): () => void {
  let list: ListState<Item> | undefined;
  let parts: ListState<Fields> | undefined;
  const tell = () => {
    const state = joined(list, parts, apart);
    if (state) listener(state);
  };
  const stops = [
    watch(wanted, (state) => {
      list = state;
      tell();
    }),
    watch(
      {
        ...wanted,
        collection: apart.collection,
        schema: asItIs,
        ...(apart.where && { where: apart.where }),
      },
      (state) => {
        parts = state;
        tell();
      },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function joined<Item>(
  list: ListState<Item> | undefined,
  parts: ListState<Fields> | undefined,
  apart: ApartList<Item>,
): ListState<Item> | undefined {
  if (list?.kind !== 'items' || !parts) return list?.kind === 'failed' ? list : undefined;
  // One that is not there is refused to who may read their own alone.
  if (parts.kind === 'failed') return parts.isDenied ? list : parts;
  const byId = new Map(parts.items.map((fields) => [fields['id'], fields]));
  const items = list.items.map((item) => {
    const fields = byId.get(apart.idOf(item));
    return fields ? apart.join(item, fields) : item;
  });
  return { ...list, items, fromCache: list.fromCache || parts.fromCache };
}

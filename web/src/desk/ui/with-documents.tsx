import type { ReactNode } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import type { ItemSchema } from '#shared/live-lists/watch-query.ts';

type Found<Item> = ReadonlyMap<string, Item>;
type WithDocumentsProps<Item> = {
  collection: 'clients' | 'projects';
  schema: ItemSchema<Item>;
  /** Any number, with or without repetition; '' is left out: a stranger's payment names no client. */
  ids: readonly string[];
  children: (found: Found<Item>) => ReactNode;
};

/** Shows what needs these documents, with those that are there yet; each is asked for once, in as few queries as there can be. */
export function WithDocuments<Item extends { readonly id: string }>(props: WithDocumentsProps<Item>) {
  const parts = chunks([...new Set(props.ids)].filter(Boolean).sort()).map(({ items }) => items);
  return <Gather {...props} parts={parts} known={new Map()} />;
}

type GatherProps<Item> = Omit<WithDocumentsProps<Item>, 'ids'> & {
  parts: readonly (readonly string[])[];
  known: Found<Item>;
};

function Gather<Item extends { readonly id: string }>({
  parts: [part = [], ...rest],
  known,
  ...props
}: GatherProps<Item>) {
  const { collection, schema, children } = props;
  const list = useDeskList(
    part.length === 0 ? null : { collection, schema, where: [['__name__', 'in', part]], limit: part.length },
  );
  const found = list.status === 'ready' ? list.items.map((item) => [item.id, item] as const) : [];
  const all = new Map([...known, ...found]);
  return rest.length === 0 ? children(all) : <Gather {...props} parts={rest} known={all} />;
}

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

import type { ApartList } from '#shared/live-lists/list-query.ts';
import type { ItemSchema } from '#shared/live-lists/watch-query.ts';
import { useDeskList } from './use-desk-list.ts';

/** One document of the desk. `missing`: there is none, or none this person may read. */
export type DeskDocument<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'error'; readonly offline: boolean; readonly retry: () => void }
  | { readonly status: 'ready'; readonly item: Item; readonly offline: boolean };

/** The document, with what stands apart of it, live while this is on the screen. */
export function useDeskDocument<Item>(
  collection: string,
  id: string | undefined,
  schema: ItemSchema<Item>,
  apart?: ApartList<Item>,
): DeskDocument<Item> {
  const list = useDeskList(
    id === undefined ? null : { collection, id, schema, limit: 1, ...(apart && { apart }) },
  );
  if (id === undefined) return { status: 'missing' };
  if (list.status === 'error' && list.isDenied) return { status: 'missing' };
  if (list.status !== 'ready') return list;
  const [item] = list.items;
  if (item !== undefined) return { status: 'ready', item, offline: list.offline };
  return { status: 'missing' };
}

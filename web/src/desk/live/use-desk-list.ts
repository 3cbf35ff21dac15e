import { useMemo, useState } from 'react';
import { type ApartList, queryKey } from '#shared/live-lists/list-query.ts';
import { createListStore, useListState } from '#shared/live-lists/list-store.ts';
import type { Loaded } from '#shared/live-lists/loaded.ts';
import type { ItemSchema } from '#shared/live-lists/watch-query.ts';
import { useLasting } from '#shared/ui/use-lasting.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import type { DeskQuery } from './desk-query.ts';

const deskLists = createListStore(async () => {
  const { watchDeskQuery, renewDeskToken } = await import('./watch-desk-query.ts');
  return { watch: watchDeskQuery, renewToken: renewDeskToken };
});

/** A longer silence of the server counts as offline. */
const silenceMs = 6_000;

export type DeskList<Item> = Loaded<{
  readonly items: readonly Item[];
  /** Omitted entries that could not be read. */
  readonly unreadable: number;
  /** There may be more than the query's limit. */
  readonly isFull: boolean;
}>;

/** The documents of `query`, live while mounted; null stays loading. */
export function useDeskList<Item>(query: DeskQuery<Item> | null): DeskList<Item> {
  const key = query && queryKey(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all that tells queries apart
  const wanted = useMemo(() => query, [key]);
  const state = useListState(deskLists, wanted);
  const isOnline = useOnline();
  const isCurrent = state?.kind === 'items' && !state.fromCache;
  const isSilent = useLasting(!isCurrent, silenceMs);
  const offline = !isOnline || isSilent;
  const [heard, setHeard] = useState<typeof wanted>();
  if (isCurrent && heard !== wanted) setHeard(wanted);
  const isHeard = wanted !== null && heard === wanted;

  return useMemo(() => {
    const retry = () => {
      if (wanted) void deskLists.retry(wanted);
    };
    if (state?.kind === 'failed')
      return { status: 'error', offline: !isOnline, isDenied: state.isDenied ?? false, retry };
    if (state?.kind === 'code-lost') return { status: 'error', offline: !isOnline, retry };
    if (!wanted || !state || state.kind === 'asked')
      return offline && wanted ? { status: 'error', offline, retry } : { status: 'loading' };
    // An empty cached list means nothing until the server has answered or is unreachable.
    if (state.fromCache && state.items.length === 0 && !offline && !isHeard) return { status: 'loading' };
    const { items, unreadable } = state;
    return { status: 'ready', items, unreadable, offline, isFull: items.length + unreadable >= wanted.limit };
  }, [state, offline, isOnline, wanted, isHeard]);
}

/** `missing`: it does not exist, or this person may not read it. */
export type DeskDocument<Item> = { readonly status: 'missing' } | Loaded<{ readonly item: Item }>;

/** One document with its separate part, live while mounted. */
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

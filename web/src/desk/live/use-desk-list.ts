import { useMemo, useState } from 'react';
import {
  type ApartList,
  type ItemSchema,
  type ListQuery,
  type Loaded,
  queryKey,
  type Value,
} from '#shared/live-lists/list-query.ts';
import { createListStore, useLasting, useListState } from '#shared/live-lists/list-store.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import type { DeclaredList, deskQueries } from './desk-queries.ts';

const deskLists = createListStore(async () => {
  const [{ watchDeskQuery }, { renewDeskToken }] = await Promise.all([
    import('./watch-desk-query.ts'),
    import('#desk/session/desk-firebase.ts'),
  ]);
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
    // An empty cached list means nothing until the server has responded or is unreachable.
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

type OneOf<Fields extends string> = Fields extends `${infer One}|${infer Rest}` ? One | OneOf<Rest> : Fields;

type Compared<Declared> = Declared extends `${infer Field} ${infer Operator}`
  ? readonly [
      field: OneOf<Field>,
      operator: Operator,
      value: Operator extends 'in' ? readonly Value[] : Value,
    ]
  : never;

type Asked<Declared> = Declared extends DeclaredList
  ? { readonly collection: Declared['collection']; readonly id?: never } & (Declared extends {
      readonly where: infer Where;
    }
      ? { readonly where: { readonly [Index in keyof Where]: Compared<Where[Index]> } }
      : { readonly where?: never }) &
      (Declared extends { readonly order: infer Order }
        ? { readonly order: Order }
        : { readonly order?: never })
  : never;

/** A declared list, or one document by id. */
export type DeskQuery<Item> = Pick<ListQuery<Item>, 'schema' | 'limit' | 'apart'> &
  (
    | Asked<(typeof deskQueries)[number]>
    | { readonly collection: string; readonly id: string; readonly where?: never; readonly order?: never }
  );

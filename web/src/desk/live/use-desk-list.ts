import { useMemo } from 'react';
import { type Complete, type Entries, entriesOf, type Part } from '#shared/live-lists/complete.ts';
import {
  type ApartList,
  type ItemSchema,
  isById,
  isCut,
  isWhole,
  type ListQuery,
  type Loaded,
  type LoadFailure,
  queryKey,
  type Value,
} from '#shared/live-lists/list-query.ts';
import { createListStore, useLasting, useListState, type Watched } from '#shared/live-lists/list-store.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import type { DeclaredList, deskQueries } from './desk-queries.ts';
import { earlierAnswers } from './earlier-answers.ts';
import { listTexts } from './list-texts.ts';

const deskLists = createListStore(async () => {
  const [{ watchDeskQuery }, { renewDeskToken }] = await Promise.all([
    import('./watch-desk-query.ts'),
    import('#desk/session/desk-firebase.ts'),
  ]);
  return { watch: watchDeskQuery, renewToken: renewDeskToken };
}, earlierAnswers);

/** A longer silence of the server counts as offline. */
const silenceMs = 6_000;

export type DeskList<Item> = Loaded<
  Entries<Item> & {
    /** The server has responded to this query, although entries may be cut off or unreadable. */
    readonly isAnswered: boolean;
    /** Omitted entries that could not be read. */
    readonly unreadable: number;
    /** There are more than the query's limit. */
    readonly isFull: boolean;
    /** When complete entries were last current; null while they are. */
    readonly asOf: Date | null;
    readonly retry: () => void;
  }
>;

/**
 * The documents of `query`, live while mounted; null stays loading. They are complete once the server has responded to this
 * query; without a connection, if the device still has all of an earlier response.
 */
export function useDeskList<Item>(query: DeskQuery<Item> | null): DeskList<Item> {
  const key = query && queryKey(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all that tells queries apart
  const wanted = useMemo(() => query && { ...query, limit: askedFor(query) }, [key]);
  const state = useListState(deskLists, wanted);
  const isOnline = useOnline();
  const isCurrent = state?.kind === 'items' && !state.fromCache;
  const isSilent = useLasting(!isCurrent, silenceMs);

  return useMemo(() => {
    const retry = () => {
      if (wanted) void deskLists.retry(wanted);
    };
    return toDeskList(state, wanted, { isOnline, isSilent, retry });
  }, [state, isOnline, isSilent, wanted]);
}

type AskedQuery = Pick<ListQuery<unknown>, 'id' | 'where' | 'limit'> &
  Partial<Pick<ListQuery<unknown>, 'schema'>>;

type Circumstances = {
  readonly isOnline: boolean;
  /** The server has not responded for a while. */
  readonly isSilent: boolean;
  readonly retry: () => void;
};

/**
 * The shown state of a list.
 * @param wanted with one more than the limit; null stays loading
 */
export function toDeskList<Item>(
  state: Watched<Item>,
  wanted: AskedQuery | null,
  { isOnline, isSilent, retry }: Circumstances,
): DeskList<Item> {
  const offline = !isOnline || isSilent;
  if (state?.kind === 'failed')
    return { status: 'error', offline: !isOnline, isDenied: state.isDenied ?? false, retry };
  if (state?.kind === 'code-lost') return { status: 'error', offline: !isOnline, retry };
  const notHere: DeskList<Item> = offline ? { status: 'error', offline, retry } : { status: 'loading' };
  if (!wanted) return { status: 'loading' };
  if (!state || state.kind === 'asked') return notHere;
  const { unreadable, answeredAt, isHeard } = state;
  const isFull = isCut(wanted, state);
  const items = isFull ? state.items.slice(0, wanted.limit - 1) : state.items;
  const isAnswered = answeredAt !== undefined && (isHeard || offline);
  // Without an answer an empty cache says nothing.
  if (!isAnswered && items.length === 0 && unreadable === 0) return notHere;
  return {
    status: 'ready',
    ...entriesOf(items, isAnswered && isWhole(wanted, state)),
    isAnswered,
    unreadable,
    offline,
    isFull,
    asOf: offline ? (answeredAt ?? null) : null,
    retry,
  };
}

/** One more than shown tells a list of exactly the limit from one that goes on. */
function askedFor(query: DeskQuery<unknown>): number {
  return isById(query) ? query.limit : query.limit + 1;
}

/** A list once all its entries are known. `retry` is missing where it would change nothing. */
export type WholeList<Item> =
  | Loaded<{ readonly items: Complete<Item>; readonly asOf: Date | null }>
  | (Omit<LoadFailure, 'retry'> & { readonly retry?: never });

/**
 * The list for what is counted, added up or called empty: loading until all its entries are known, failed if they will not
 * be.
 */
export function wholeListOf<Item>(list: DeskList<Item>): WholeList<Item> {
  const t = listTexts();
  if (list.status !== 'ready' || list.isComplete) return list;
  const { offline, isFull, unreadable, isAnswered } = list;
  if (isFull) return { status: 'error', offline: false, sentence: t.tooManyToCount };
  if (unreadable > 0) return { status: 'error', offline: false, sentence: t.leftOut(unreadable) };
  if (isAnswered) return { status: 'error', offline: false, sentence: t.needsLatest };
  return offline ? { status: 'error', offline, retry: list.retry } : { status: 'loading' };
}

/** The list once the server has responded to its query, for what shows gaps between entries. */
export function answeredOf<Item>(list: DeskList<Item>): DeskList<Item> {
  if (list.status !== 'ready' || list.isAnswered) return list;
  return list.offline ? { status: 'error', offline: true, retry: list.retry } : { status: 'loading' };
}

/** The list with other entries in place of its own, as complete as before: sorted, filtered or reduced. */
export function withItems<Item, Other>(
  list: DeskList<Item>,
  change: (items: Part<Item>) => Part<Other>,
): DeskList<Other> {
  if (list.status !== 'ready') return list;
  const { isComplete, items, ...facts } = list;
  return { ...facts, ...entriesOf([...change(items)], isComplete) };
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
  if (list.unreadable === 0) return { status: 'missing' };
  const { retry, unreadable } = list;
  return { status: 'error', offline: false, sentence: listTexts().leftOut(unreadable), retry };
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

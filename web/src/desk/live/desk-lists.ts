import type { ListState } from '#shared/live-lists/watch-query.ts';
import { type DeskQuery, queryKey } from './desk-query.ts';

/** What is known of a watched query; undefined until something is. */
export type Watched<Item> = ListState<Item> | { readonly kind: 'code-lost' } | undefined;

type Entry = {
  state: Watched<unknown>;
  readonly listeners: Set<() => void>;
  stop: () => void;
};

/** The queries that something on the screen watches; two parts of a screen that ask the same share one listener. */
const entries = new Map<string, Entry>();

/** Watches `query` as long as anybody listens. @returns how to stop */
export function subscribeToDeskList<Item>(query: DeskQuery<Item>, listener: () => void): () => void {
  const key = queryKey(query);
  const entry = entries.get(key) ?? begin(key, query);
  entry.listeners.add(listener);
  return () => {
    entry.listeners.delete(listener);
    if (entry.listeners.size > 0) return;
    entry.stop();
    if (entries.get(key) === entry) entries.delete(key);
  };
}

/** The last state of `query`, the same object until it changes. */
export function deskListState<Item>(query: DeskQuery<Item>): Watched<Item> {
  // One key is one query with one schema: what it holds are its items.
  return entries.get(queryKey(query))?.state as Watched<Item>;
}

/** Asks anew, with a new token. */
export async function retryDeskList(query: DeskQuery<unknown>): Promise<void> {
  const entry = entries.get(queryKey(query));
  if (!entry) return;
  entry.stop();
  change(entry, undefined);
  await import('./watch-desk-query.ts').then(({ renewDeskToken }) => renewDeskToken()).catch(() => undefined);
  if (entry.listeners.size > 0) watch(entry, query);
}

function begin(key: string, query: DeskQuery<unknown>): Entry {
  const entry: Entry = { state: undefined, listeners: new Set(), stop: () => undefined };
  entries.set(key, entry);
  watch(entry, query);
  return entry;
}

/** Firebase's code is fetched with the first list, after what is on the screen. */
function watch(entry: Entry, query: DeskQuery<unknown>): void {
  let isOver = false;
  let unsubscribe: (() => void) | undefined;
  entry.stop = () => {
    isOver = true;
    unsubscribe?.();
  };
  import('./watch-desk-query.ts').then(
    ({ watchDeskQuery }) => {
      if (!isOver) unsubscribe = watchDeskQuery(query, (state) => change(entry, state));
    },
    () => {
      if (!isOver) change(entry, { kind: 'code-lost' });
    },
  );
}

function change(entry: Entry, state: Watched<unknown>): void {
  entry.state = state;
  for (const listener of entry.listeners) listener();
}

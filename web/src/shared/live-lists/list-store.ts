import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type ListQuery, queryKey } from './list-query.ts';
import type { ListState } from './watch-query.ts';

/**
 * The state of a watched query: undefined until its code loads, `asked` until data arrives. `code-lost`: the code did
 * not load, and loads again when a connection returns.
 */
type Watched<Item> =
  | ListState<Item>
  | { readonly kind: 'asked' }
  | { readonly kind: 'code-lost' }
  | undefined;

export type ListSource = {
  /** Watches `query` until the function returned is called. A failure is a state like any other. */
  watch<Item>(query: ListQuery<Item>, listener: (state: ListState<Item>) => void): () => void;
  /** Fetches a new token: one that was refused may say less than the server knows by now. */
  renewToken(): Promise<void>;
};

/** The live lists of one app, outside of React. */
type ListStore = {
  /** Watches `query` while it has listeners; equal queries share one listener. @returns how to stop */
  subscribe(query: ListQuery<unknown>, listener: () => void): () => void;
  /** The last state of `query`, the same object until it changes. */
  stateOf<Item>(query: ListQuery<Item>): Watched<Item>;
  /** Asks again with a new token. */
  retry(query: ListQuery<unknown>): Promise<void>;
  /** Calls `listener` after any change of any list. @returns how to stop */
  subscribeToAll(listener: () => void): () => void;
  /** Whether the database refuses any of the lists. */
  isAnyRefused(): boolean;
};

type Entry = {
  readonly query: ListQuery<unknown>;
  readonly listeners: Set<() => void>;
  state: Watched<unknown>;
  stop: () => void;
};

/** `loadSource` fetches the code of what is asked: with the first list, after what is on the screen. */
export function createListStore(loadSource: () => Promise<ListSource>): ListStore {
  const entries = new Map<string, Entry>();
  const listenersToAll = new Set<() => void>();

  function begin(key: string, query: ListQuery<unknown>): Entry {
    const entry: Entry = { query, state: undefined, listeners: new Set(), stop: () => undefined };
    entries.set(key, entry);
    watch(entry);
    return entry;
  }

  function watch(entry: Entry): void {
    let isOver = false;
    let unsubscribe: (() => void) | undefined;
    const watchAgain = () => {
      change(entry, undefined);
      watch(entry);
    };
    entry.stop = () => {
      isOver = true;
      unsubscribe?.();
      removeEventListener('online', watchAgain);
    };
    loadSource().then(
      (source) => {
        if (isOver) return;
        if (entry.state === undefined) change(entry, { kind: 'asked' });
        unsubscribe = source.watch(entry.query, (state) => {
          if (!isOver) change(entry, state);
        });
      },
      () => {
        if (isOver) return;
        change(entry, { kind: 'code-lost' });
        addEventListener('online', watchAgain, { once: true });
      },
    );
  }

  function change(entry: Entry, state: Watched<unknown>): void {
    entry.state = state;
    for (const listener of [...entry.listeners, ...listenersToAll]) listener();
  }

  return {
    subscribe(query, listener) {
      const key = queryKey(query);
      const entry = entries.get(key) ?? begin(key, query);
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size > 0) return;
        entry.stop();
        if (entries.get(key) === entry) entries.delete(key);
        for (const all of listenersToAll) all();
      };
    },
    stateOf<Item>(query: ListQuery<Item>) {
      // One key is one query with one schema: what it holds are its items.
      return entries.get(queryKey(query))?.state as Watched<Item>;
    },
    async retry(query) {
      const entry = entries.get(queryKey(query));
      if (!entry) return;
      entry.stop();
      change(entry, undefined);
      await loadSource()
        .then((source) => source.renewToken())
        .catch(() => undefined);
      if (entry.listeners.size > 0) watch(entry);
    },
    subscribeToAll(listener) {
      listenersToAll.add(listener);
      return () => {
        listenersToAll.delete(listener);
      };
    },
    isAnyRefused: () => [...entries.values()].some(({ state }) => state?.kind === 'failed'),
  };
}

/** The state of `query` in `store`, watched while this is on the screen; null watches nothing. */
export function useListState<Item>(store: ListStore, query: ListQuery<Item> | null): Watched<Item> {
  const key = query && queryKey(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all that tells queries apart
  const wanted = useMemo(() => query, [key]);
  const subscribe = useCallback(
    (listener: () => void) => (wanted ? store.subscribe(wanted, listener) : () => undefined),
    [store, wanted],
  );
  return useSyncExternalStore(subscribe, () => (wanted ? store.stateOf(wanted) : undefined));
}

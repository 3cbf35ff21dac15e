import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type ListQuery, queryKey } from './list-query.ts';
import type { ListState } from './watch-query.ts';

/** Undefined until its code loads, `asked` until data arrives. With `code-lost`, the code loads again on reconnect. */
type Watched<Item> =
  | ListState<Item>
  | { readonly kind: 'asked' }
  | { readonly kind: 'code-lost' }
  | undefined;

export type ListSource = {
  /** Watches `query` until the returned function is called. Failures are states. */
  watch<Item>(query: ListQuery<Item>, listener: (state: ListState<Item>) => void): () => void;
  /** Fetches a new token, because the refused one may be out of date. */
  renewToken(): Promise<void>;
};

/** The live lists of one app, outside React. */
type ListStore = {
  /**
   * Watches `query` while it has listeners. Equal queries share one listener.
   * @returns how to stop
   */
  subscribe(query: ListQuery<unknown>, listener: () => void): () => void;
  /** The same object until the state changes. */
  stateOf<Item>(query: ListQuery<Item>): Watched<Item>;
  retry(query: ListQuery<unknown>): Promise<void>;
  /** @returns how to stop */
  subscribeToAll(listener: () => void): () => void;
  isAnyRefused(): boolean;
};

type Entry = {
  readonly query: ListQuery<unknown>;
  readonly listeners: Set<() => void>;
  state: Watched<unknown>;
  stop: () => void;
};

/** `loadSource` fetches Firebase's code with the first list, after the first paint. */
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
      // The key includes the schema's query, so the item type matches.
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

/** Watches `query` while mounted; null watches nothing. */
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

/** True once `condition` has held for `ms`; false as soon as it ends. */
export function useLasting(condition: boolean, ms: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [condition, ms]);
  return condition && lasted;
}

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { serverNow } from '#shared/time/server-clock.ts';
import { isWhole, type ListQuery, queryKey } from './list-query.ts';
import type { ListState } from './watch-query.ts';

type Listed<Item> = Extract<ListState<Item>, { readonly kind: 'items' }> & {
  /** When the server last gave all of these documents for this query; undefined if never, or if some are missing since. */
  readonly answeredAt: Date | undefined;
  /** The answer came while this list was watched, not on an earlier visit. */
  readonly isHeard: boolean;
};

/** Undefined until its code loads, `asked` until data arrives. With `code-lost`, the code loads again on reconnect. */
export type Watched<Item> =
  | Listed<Item>
  | Exclude<ListState<Item>, { readonly kind: 'items' }>
  | { readonly kind: 'asked' }
  | { readonly kind: 'code-lost' }
  | undefined;

export type ListSource = {
  /** Watches `query` until the returned function is called. Failures are states. */
  watch<Item>(query: ListQuery<Item>, listener: (state: ListState<Item>) => void): () => void;
  /** Fetches a new token, because the refused one may be out of date. */
  renewToken(): Promise<void>;
};

/** The answers of the server that this device remembers between visits. */
export type AnswerMemory = {
  /** When the server last gave exactly these documents; undefined if never. */
  timeOf(key: string, items: readonly unknown[]): Date | undefined;
  keep(key: string, items: readonly unknown[], at: Date): void;
};

const noMemory: AnswerMemory = { timeOf: () => undefined, keep: () => undefined };

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
export function createListStore(
  loadSource: () => Promise<ListSource>,
  memory: AnswerMemory = noMemory,
): ListStore {
  const entries = new Map<string, Entry>();
  const listenersToAll = new Set<() => void>();

  function begin(key: string, query: ListQuery<unknown>): Entry {
    const entry: Entry = { query, state: undefined, listeners: new Set(), stop: () => undefined };
    entries.set(key, entry);
    watch(entry);
    return entry;
  }

  /** Remembers an answer as of now: when it comes, the connection is lost or the list is left. */
  function confirm({ query, state }: Entry): void {
    if (state?.kind !== 'items' || state.fromCache) return;
    if (isWhole(query, state)) memory.keep(queryKey(query), state.items, serverNow());
  }

  /** What the cache has of a query may be documents of other queries, so it needs an answer to compare with. */
  function heard(entry: Entry, state: ListState<unknown>): Watched<unknown> {
    if (state.kind !== 'items') return state;
    const { query, state: before } = entry;
    if (!state.fromCache) return { ...state, answeredAt: serverNow(), isHeard: true };
    if (before?.kind === 'items' && before.isHeard) {
      const answeredAt = before.fromCache ? before.answeredAt : serverNow();
      return { ...state, answeredAt, isHeard: true };
    }
    return { ...state, answeredAt: memory.timeOf(queryKey(query), state.items), isHeard: false };
  }

  function watch(entry: Entry): void {
    let isOver = false;
    let unsubscribe: (() => void) | undefined;
    const watchAgain = () => {
      entry.stop();
      change(entry, undefined);
      watch(entry);
    };
    const onLeaving = () => navigator.onLine && confirm(entry);
    // Firestore notices a lost connection later.
    const onOffline = () => {
      const { state } = entry;
      if (state?.kind !== 'items' || state.fromCache) return;
      change(entry, { ...state, answeredAt: serverNow() });
      confirm(entry);
    };
    entry.stop = () => {
      isOver = true;
      onLeaving();
      unsubscribe?.();
      removeEventListener('online', watchAgain);
      removeEventListener('offline', onOffline);
      removeEventListener('pagehide', onLeaving);
    };
    addEventListener('offline', onOffline);
    addEventListener('pagehide', onLeaving);
    loadSource().then(
      (source) => {
        if (isOver) return;
        if (entry.state === undefined) change(entry, { kind: 'asked' });
        unsubscribe = source.watch(entry.query, (state) => {
          if (isOver) return;
          change(entry, heard(entry, state));
          confirm(entry);
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

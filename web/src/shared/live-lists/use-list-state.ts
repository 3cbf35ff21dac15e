import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type ListQuery, queryKey } from './list-query.ts';
import type { ListStore, Watched } from './list-store.ts';

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

import { useMemo, useSyncExternalStore } from 'react';
import type { Queue, Queued, QueuedItem } from './queue.ts';
import type { QueueKind } from './queue-kind.ts';
import { onQueueNews } from './queue-news.ts';

const none: readonly QueuedItem[] = [];

/** The queue, live for `useQueued`. Empty if storage is closed. */
export function queueStore(queue: Queue) {
  const store = liveStore(none, () => {
    const readAgain = async () => store.change(await queue.list().catch(() => none));
    const stop = onQueueNews(queue.name, () => void readAgain());
    void readAgain();
    return stop;
  });
  return store;
}

/** The items of one kind, waiting or returned, live. */
export function useQueued<Body>(
  store: ReturnType<typeof queueStore>,
  kind: QueueKind<Body>,
): readonly Queued<Body>[] {
  const items = useSyncExternalStore(store.subscribe, store.current, () => none);
  return useMemo(() => kind.read(items), [items, kind]);
}

type LiveStore<State> = {
  readonly current: () => State;
  readonly change: (next: State) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * A state that updates while it has listeners and is dropped afterwards.
 * @param start begins the updates; returns how to stop
 */
export function liveStore<State>(nothing: State, start: () => () => void): LiveStore<State> {
  let state = nothing;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    change: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
        state = nothing;
      };
    },
  };
}

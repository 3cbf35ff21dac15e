import { useMemo, useSyncExternalStore } from 'react';
import { followedStore } from './followed-store.ts';
import type { Queue } from './queue.ts';
import type { QueueKind } from './queue-kind.ts';
import { onQueueNews } from './queue-news.ts';
import type { Queued, QueuedItem } from './queued-item.ts';

const none: readonly QueuedItem[] = [];

/** What is queued, kept up to date for `useQueued`; nothing where the device keeps nothing. */
export function followQueue(queue: Queue) {
  const store = followedStore(none, () => {
    const readAgain = async () => store.change(await queue.list().catch(() => none));
    const stop = onQueueNews(queue.name, () => void readAgain());
    void readAgain();
    return stop;
  });
  return store;
}

/** The items of one kind that wait on this device or came back, kept up to date. */
export function useQueued<Body>(
  followed: ReturnType<typeof followQueue>,
  kind: QueueKind<Body>,
): readonly Queued<Body>[] {
  const items = useSyncExternalStore(followed.subscribe, followed.current, () => none);
  return useMemo(() => kind.read(items), [items, kind]);
}

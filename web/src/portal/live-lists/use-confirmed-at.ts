import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ListState } from '#shared/live-lists/watch-query.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { cacheList, readConfirmedAt } from './cached-list.ts';

/**
 * When the list was last known to be current. While `live` the server would have told of any change, so the time moves
 * on whenever it matters: with each state, when the connection is lost, and when the page is left. Each time the list
 * is kept for the next opening.
 */
export function useConfirmedAt(
  name: string | undefined,
  state: ListState<unknown> | undefined,
  live: boolean,
): Date | null {
  const before = useMemo(() => (name === undefined ? null : readConfirmedAt(name)), [name]);
  const [confirmedAt, setConfirmedAt] = useState<Date>();
  const confirm = useEffectEvent(() => {
    if (name === undefined || state?.kind !== 'items') return;
    const { items, unreadable } = state;
    const now = serverNow();
    cacheList(name, { items, unreadable, confirmedAt: now });
    setConfirmedAt(now);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is confirmed anew
  useEffect(() => {
    if (!live) return;
    confirm();
    const onChange = () => confirm();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      confirm();
    };
  }, [name, state, live]);
  return confirmedAt ?? before;
}

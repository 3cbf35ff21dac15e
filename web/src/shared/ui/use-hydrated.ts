import { type RefObject, useEffect, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False until hydration is done. Prevents a mismatch of values that only the browser knows, such as the time. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Marks a prerendered form as ready, and submits it if it was submitted early (web/src/shared/ui/event-replay.ts). */
export function useReadyForm(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    current.dataset['ready'] = '';
    if ('submitted' in current.dataset) current.requestSubmit();
  }, [element]);
}

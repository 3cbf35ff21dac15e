import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False until hydration is done. Prevents a mismatch of values that only the browser knows, such as the time. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

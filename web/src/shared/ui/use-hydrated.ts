import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False during prerendering and hydration, true afterwards. Use it for values that only the browser knows, such as the time, to
 * avoid a hydration mismatch.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

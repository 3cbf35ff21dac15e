import { useEffect } from 'react';
import { fetchAhead } from './fetch-ahead.ts';
import { whenIdle } from './when-idle.ts';

/** What may be opened next; what has no `preload` is there already. */
type Next = { readonly preload?: () => Promise<void> };

/**
 * Once the device keeps the app's code, brings in that of what may be opened next, one by one and while nothing else is to
 * do, so that a tap waits for none. Without a service worker that would be a download that nobody may want.
 * @param next the same array at each render
 */
export function usePreload(next: readonly Next[]): void {
  useEffect(() => {
    let isOver = false;
    const preload = async () => {
      await navigator.serviceWorker?.ready;
      for (const { preload: fetchCode } of next) {
        await new Promise<void>((resolve) => whenIdle(resolve));
        if (isOver) return;
        if (fetchCode) await fetchAhead(fetchCode);
      }
    };
    void preload();
    return () => {
      isOver = true;
    };
  }, [next]);
}

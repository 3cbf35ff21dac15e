import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** A part that may open next; without `preload` it is loaded. */
type Next = { readonly preload?: () => Promise<void> };

/**
 * Loads the code of likely next parts one by one while the browser is idle, once the device keeps the app's code, so
 * that no tap waits for it. Without a service worker that would be an unwanted download.
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

let running = 0;

/** Loads code ahead. A failed load is repeated when it is opened. Never rejects. */
export async function fetchAhead(fetchCode: () => Promise<unknown>): Promise<void> {
  running += 1;
  try {
    await fetchCode();
  } catch {
    // The visible page does not need it.
  } finally {
    running -= 1;
  }
}

/** Whether a failing load may be one that was fetched ahead. */
export function isFetchingAhead(): boolean {
  return running > 0;
}

import { useEffect } from 'react';
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

let running = 0;

/** Brings in code that nobody has asked for yet. What is lost is fetched again when it is opened. Never rejects. */
export async function fetchAhead(fetchCode: () => Promise<unknown>): Promise<void> {
  running += 1;
  try {
    await fetchCode();
  } catch {
    // The page that stands there does not need it.
  } finally {
    running -= 1;
  }
}

/** Whether what is lost right now may be what nobody has asked for. */
export function isFetchingAhead(): boolean {
  return running > 0;
}

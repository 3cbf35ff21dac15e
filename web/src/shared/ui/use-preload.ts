import { useEffect } from 'react';

const idleTimeoutMs = 5_000;

/** Runs `work` once the page has loaded and the browser is idle. Returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  let isCalledOff = false;
  const later = () => {
    if (!isCalledOff) work();
  };
  const wait = () => {
    // Safari lacks requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(later, { timeout: idleTimeoutMs });
    else setTimeout(later, 1_000);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    isCalledOff = true;
  };
}

type Next = { readonly preload?: () => Promise<void> };

/**
 * Preloads likely next parts one by one while the browser is idle. Only with a service worker, which keeps them; otherwise it
 * would waste data.
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

/** Loads code ahead. Never rejects; a failed load is repeated when needed. */
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

/** Whether a failing load may be a preload. */
export function isFetchingAhead(): boolean {
  return running > 0;
}

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

const rootMargin = '400px';

/** Calls `then` once the element is near the screen. Returns how to cancel it. */
export function whenNear(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      then();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Resolves once the element is near the screen; at once if the page lacks it. */
export function nearScreen(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  return element ? new Promise((resolve) => void whenNear(element, resolve)) : Promise.resolve();
}

/** Omits pointerdown: work on it would delay the tap. */
const signsOfUse = ['click', 'keydown', 'focusin', 'input', 'scroll'];
/** Capture phase: React stops events of parts without code. */
const captured = { capture: true, passive: true } as const;

/**
 * Resolves when someone first uses the page, so that a rarely used form's code loads late. Resolves at once if the page lacks
 * the form, or was used before this code ran.
 * @param formId the form's id
 * @param isWantedAtOnce another reason to resolve at once
 */
export function firstUse(formId: string, isWantedAtOnce?: () => boolean): Promise<void> {
  const form = typeof document === 'undefined' ? null : document.getElementById(formId);
  // `submitted` is set by web/src/shared/ui/event-replay.ts.
  const wasTurnedTo = () => scrollY > 0 || form?.contains(document.activeElement);
  if (!form || 'submitted' in form.dataset || wasTurnedTo() || isWantedAtOnce?.()) return Promise.resolve();
  return new Promise((resolve) => {
    const begin = () => {
      for (const sign of signsOfUse) removeEventListener(sign, begin, captured);
      afterPaint(resolve);
    };
    for (const sign of signsOfUse) addEventListener(sign, begin, captured);
  });
}

/** Runs `work` after the next frame, so that it does not delay a tap's response. Returns how to cancel it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

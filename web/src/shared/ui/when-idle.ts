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

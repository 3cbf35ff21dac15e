const idleTimeoutMs = 5_000;

/** Calls `work` once the page has loaded and the browser is idle; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  let isCalledOff = false;
  const later = () => {
    if (!isCalledOff) work();
  };
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(later, { timeout: idleTimeoutMs });
    else setTimeout(later, 1_000);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    isCalledOff = true;
  };
}

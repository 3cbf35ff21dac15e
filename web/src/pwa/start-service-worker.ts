/**
 * Starts everything around a service worker, `connect`, once the page has loaded and the browser is idle: what it fetches for
 * offline use never competes with the page. To be called when the page's own code has come, which `load` does not wait for
 * (web/build/prerender/after-first-paint.ts).
 */
export function startServiceWorker(connect: () => Promise<void>): void {
  const connectWhenIdle = () => whenIdle(() => void connect());
  if (import.meta.env.DEV) return;
  if (document.readyState === 'complete') connectWhenIdle();
  else addEventListener('load', connectWhenIdle, { once: true });
}

const idleTimeoutMs = 5_000;

function whenIdle(connect: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(connect, { timeout: idleTimeoutMs });
  else setTimeout(connect, 1_000);
}

import { whenIdle } from '#shared/ui/when-idle.ts';

/**
 * Starts everything around a service worker, `connect`, once the page has loaded and the browser is idle: what it fetches for
 * offline use never competes with the page. To be called when the page's own code has come, which `load` does not wait for
 * (web/build/prerender/after-first-paint.ts).
 */
export function startServiceWorker(connect: () => Promise<void>): void {
  if (!import.meta.env.DEV) whenIdle(() => void connect());
}

import { getCacheKeyForURL } from 'workbox-precaching';
import type { WorkerMessage } from '#pwa/worker-message.ts';
import { appAt } from '#shared/api/app-of-origin.ts';

declare const self: ServiceWorkerGlobalScope;

/** Does what a page asks of a worker that waits to take over; anything else is left to the caller. */
export function answerUpdateMessage(event: ExtendableMessageEvent, message: WorkerMessage): void {
  switch (message.type) {
    case 'SKIP_WAITING':
      event.waitUntil(self.skipWaiting());
      break;
    case 'SKIP_WAITING_IF_ALONE':
      event.waitUntil(skipWaitingIfAlone());
      break;
    case 'IS_SAME_BUILD':
      event.ports[0]?.postMessage(getCacheKeyForURL(message.script) !== undefined);
      break;
  }
}

/**
 * A page that is just being left counts for a moment longer, so one look is not enough. None at once: while the worker
 * in charge is busy with what the new page asks of it, the browser may put its replacement off for good.
 */
async function skipWaitingIfAlone(looks = 10): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A page of another app has another worker.
  const app = appAt(new URL(self.registration.scope).pathname);
  const own = pages.filter(({ url }) => appAt(new URL(url).pathname) === app);
  if (own.length <= 1) return self.skipWaiting();
  if (looks > 1) await skipWaitingIfAlone(looks - 1);
}

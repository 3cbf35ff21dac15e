import { getCacheKeyForURL } from 'workbox-precaching';
import { type QueueOfApp, type Remaining, sendQueue } from '#pwa/queue/send-queue.ts';
import type { WorkerMessage } from '#pwa/worker-message.ts';
import { appAt } from '#shared/api/app-of-origin.ts';

declare const self: ServiceWorkerGlobalScope;

/** Handles messages to a waiting worker; leaves others to the caller. */
export function handleUpdateMessage(event: ExtendableMessageEvent, message: WorkerMessage): void {
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
 * Looks several times because a closing page counts for a moment. Waits first: while the active worker is busy with the new
 * page, the browser may put off its replacement indefinitely.
 */
async function skipWaitingIfAlone(looks = 10): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Pages of another app have another worker.
  const app = appAt(new URL(self.registration.scope).pathname);
  const own = pages.filter(({ url }) => appAt(new URL(url).pathname) === app);
  if (own.length <= 1) return self.skipWaiting();
  if (looks > 1) await skipWaitingIfAlone(looks - 1);
}

/** How long the worker waits for held items. */
const longestHoldMs = 60_000;

/** Sends the queue when the browser fires a sync with any tag. */
export function onSync(app: QueueOfApp): void {
  // TypeScript does not know this event.
  addEventListener('sync', (event) => {
    if (event instanceof ExtendableEvent) event.waitUntil(sendFromWorker(app));
  });
}

/** @throws if something is still queued, so that the browser tries again */
async function sendFromWorker(app: QueueOfApp): Promise<void> {
  let remaining = await sendQueue(app);
  const heldMs = heldFor(remaining);
  if (heldMs !== undefined && heldMs <= longestHoldMs) {
    await new Promise((resolve) => setTimeout(resolve, heldMs));
    remaining = await sendQueue(app);
  }
  if (remaining.stillQueued) throw new Error('Something is still queued');
}

function heldFor({ notBefore }: Remaining): number | undefined {
  return notBefore === undefined ? undefined : Math.max(0, notBefore - Date.now());
}

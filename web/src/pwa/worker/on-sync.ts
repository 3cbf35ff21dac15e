import { type QueueOfApp, type Remaining, sendQueue } from '#pwa/queue/send-queue.ts';

/** How long the worker waits for held items. */
const longestHoldMs = 60_000;

/** Sends the queue when the browser fires a sync. Accepts any tag because older versions used others. */
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

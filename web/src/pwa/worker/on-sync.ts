import { type QueueOfApp, type Remaining, sendQueue } from '#pwa/queue/send-queue.ts';

/** For how long the worker waits for what is held back: a person has some seconds to take it back. */
const longestHoldMs = 60_000;

/** Has the worker send what is queued when the browser calls it, whatever the tag: those of older versions mean the same. */
export function onSync(app: QueueOfApp): void {
  // The event is not in TypeScript's library.
  addEventListener('sync', (event) => {
    if (event instanceof ExtendableEvent) event.waitUntil(sendFromWorker(app));
  });
}

/** @throws when something is still queued: the browser then tries again, a few times */
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

import { tellOutboxNews } from '#pwa/outbox/outbox-news.ts';
import { outboxLock, removeFromOutbox } from '#pwa/outbox/outbox-store.ts';
import { dropPhotosOf } from '#pwa/outbox/send-waiting-photos.ts';

/** Takes a waiting quote back. While it is being sent this waits for the outcome; false means that it was sent before. */
export async function cancelQuote(idempotencyKey: string): Promise<boolean> {
  const isCancelled = await navigator.locks.request(outboxLock, () =>
    removeFromOutbox('waiting', idempotencyKey),
  );
  if (isCancelled) await dropPhotosOf(idempotencyKey);
  tellOutboxNews({ sent: 0, returned: 0 });
  return isCancelled;
}

/** Takes a quote that came back out of the list. */
export async function discardReturnedQuote(idempotencyKey: string): Promise<void> {
  await removeFromOutbox('returned', idempotencyKey);
  await dropPhotosOf(idempotencyKey);
  tellOutboxNews({ sent: 0, returned: 0 });
}

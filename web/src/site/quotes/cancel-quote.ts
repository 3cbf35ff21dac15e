import { takeBack } from '#pwa/queue/send-queue.ts';
import { queueOfSite } from '#pwa/site-queue/queue-of-site.ts';
import { quoteKind } from '#pwa/site-queue/quote-kind.ts';
import { dropPhotosOf } from '#pwa/site-queue/quote-photo-kind.ts';

/** Takes a queued or returned quote off this device. While it is being sent this waits for the outcome; false means that it was sent before. */
export async function cancelQuote(id: string): Promise<boolean> {
  const isCancelled = await takeBack(queueOfSite, quoteKind, id);
  if (isCancelled) await dropPhotosOf(id);
  return isCancelled;
}

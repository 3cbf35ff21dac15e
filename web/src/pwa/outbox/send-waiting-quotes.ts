import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { apiPaths } from '#shared/api/paths.ts';
import { deliver } from './deliver.ts';
import { tellOutboxNews } from './outbox-news.ts';
import { listOutbox, type OutboxQuote, outboxLock, refileQuote, removeFromOutbox } from './outbox-store.ts';
import { openUpload, sendWaitingPhotos } from './send-waiting-photos.ts';

const answerSchema = z.object({ id: idSchema, uploadToken: z.string() });

/**
 * Sends every waiting quote, one after the other, and files those that the server refuses. A quote leaves the device
 * only after the server has answered for it; its idempotency key makes sending it again harmless. Photos follow: no quote
 * waits for them.
 * @throws StillWaitingError when one could not be sent now; those after it wait, too.
 */
export async function sendWaitingQuotes(): Promise<void> {
  await navigator.locks.request(outboxLock, async () => {
    const waiting = await listOutbox('waiting');
    if (waiting.length === 0) return;
    const news = { sent: 0, returned: 0 };
    try {
      for (const quote of waiting) await sendQuote(quote, news);
    } finally {
      tellOutboxNews(news);
    }
  });
  await sendWaitingPhotos();
}

async function sendQuote(quote: OutboxQuote, news: { sent: number; returned: number }): Promise<void> {
  const { body, idempotencyKey, busySince } = quote;
  const delivery = await deliver({
    busySince,
    send: (signal) =>
      fetch(apiPaths.quotes, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
        body,
        signal,
      }),
    noteBusy: (since) => refileQuote(quote, { busySince: since }),
  });
  if (delivery.kind === 'sent') {
    await openPhotos(idempotencyKey, delivery.answer);
    await removeFromOutbox('waiting', idempotencyKey);
    news.sent += 1;
    return;
  }
  const { kind, message } = delivery;
  await refileQuote(quote, { ...(busySince !== undefined && { busySince }), returned: { kind, message } });
  news.returned += 1;
}

/** Tells the photos of a quote where to go, by the server's answer to the quote. */
export async function openPhotos(idempotencyKey: string, answer: Response): Promise<void> {
  const read = answerSchema.safeParse(await answer.json().catch(() => undefined));
  if (!read.success) return;
  const { id: quoteId, uploadToken: token } = read.data;
  // A device that cannot open its database has no photos.
  await openUpload(idempotencyKey, { quoteId, token }).catch(() => undefined);
}

import { apiPaths } from '#shared/api/paths.ts';
import { deliver } from './deliver.ts';
import { tellOutboxNews } from './outbox-news.ts';
import { listOutbox, type OutboxQuote, outboxLock, refileQuote, removeFromOutbox } from './outbox-store.ts';

/**
 * Sends every waiting quote, one after the other, and files those that the server refuses. A quote leaves the device
 * only after the server has answered for it; its idempotency key makes sending it again harmless.
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
    await removeFromOutbox('waiting', idempotencyKey);
    news.sent += 1;
    return;
  }
  const { kind, message } = delivery;
  await refileQuote(quote, { ...(busySince !== undefined && { busySince }), returned: { kind, message } });
  news.returned += 1;
}

import { apiPaths } from '#shared/api/paths.ts';
import { tellOutboxNews } from './outbox-news.ts';
import { listOutbox, type OutboxQuote, outboxLock, refileQuote, removeFromOutbox } from './outbox-store.ts';

const sendTimeoutMs = 20_000;

/** How long a busy server is asked again before the person is told. */
const patienceMs = 24 * 60 * 60 * 1000;

/** Quotes still wait: there is no connection, or the server is busy. Background sync tries again after this error. */
class StillWaitingError extends Error {
  override readonly name = 'StillWaitingError';
}

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
  const answer = await post(quote);
  if (answer.ok) {
    await removeFromOutbox('waiting', quote.idempotencyKey);
    news.sent += 1;
    return;
  }
  if (!isBusy(answer.status)) {
    const message = (await answer.text()) || answer.statusText;
    await refileQuote(quote, { returned: { kind: 'refused', message } });
    news.returned += 1;
    return;
  }
  const busySince = quote.busySince ?? Date.now();
  if (Date.now() - busySince >= patienceMs) {
    const message = (await answer.text()) || answer.statusText;
    await refileQuote(quote, { busySince, returned: { kind: 'expired', message } });
    news.returned += 1;
    return;
  }
  if (quote.busySince === undefined) await refileQuote(quote, { busySince });
  throw new StillWaitingError(`The server answered ${answer.status}`);
}

async function post({ body, idempotencyKey }: OutboxQuote): Promise<Response> {
  try {
    return await fetch(apiPaths.quotes, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body,
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
  } catch (cause) {
    throw new StillWaitingError('No connection', { cause });
  }
}

/** Answers that say "later": timed out, too many requests, and every fault of the server's own. */
function isBusy(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

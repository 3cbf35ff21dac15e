import { Queue } from 'workbox-background-sync';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { tellOutboxNews } from '#pwa/outbox/outbox-news.ts';
import { listOutbox, outboxName } from '#pwa/outbox/outbox-store.ts';
import { sendWaitingPhotos } from '#pwa/outbox/send-waiting-photos.ts';
import { openPhotos, sendWaitingQuotes } from '#pwa/outbox/send-waiting-quotes.ts';

/** Less than the page's own time limit, so that the page learns that its quote was saved. */
const sendTimeoutMs = 12_000;

/** In minutes. Quotes are given up by what the server says, not by their age: months offline lose nothing. */
const retentionMinutes = 365 * 24 * 60;

const queue = new Queue(outboxName, {
  maxRetentionTime: retentionMinutes,
  onSync: () => sendWaitingQuotes(),
});

/**
 * Sends a quote. When no answer comes, keeps it for later and answers 202 `{"saved": true}`; the request's idempotency
 * key makes it safe that the server may have it already. A quote that cannot be kept fails as without a worker.
 */
export async function answerQuote({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const copy = request.clone();
  try {
    const answer = await fetch(new Request(request, { signal: AbortSignal.timeout(sendTimeoutMs) }));
    if (answer.ok) event.waitUntil(sendPhotos(copy, answer.clone()));
    return answer;
  } catch {
    return (await keepQuote(copy)) ? Response.json({ saved: true }, { status: 202 }) : Response.error();
  }
}

/** Also when the page that has sent the quote is gone by now. */
async function sendPhotos(request: Request, answer: Response): Promise<void> {
  const key = request.headers.get('Idempotency-Key');
  if (!key) return;
  await openPhotos(key, answer);
  await sendWaitingPhotos().catch(() => queue.registerSync());
}

async function keepQuote(request: Request): Promise<boolean> {
  const key = request.headers.get('Idempotency-Key');
  if (!key) return false;
  try {
    const waiting = await listOutbox('waiting');
    if (!waiting.some(({ idempotencyKey }) => idempotencyKey === key)) await queue.pushRequest({ request });
  } catch {
    return false;
  }
  tellOutboxNews({ sent: 0, returned: 0 });
  return true;
}

/**
 * Sends what waits, now. What still waits afterwards is registered for background sync again, which gives up after a few tries.
 * @returns whether something still waits
 */
export async function sendQuotesNow(): Promise<boolean> {
  try {
    await sendWaitingQuotes();
    return false;
  } catch {
    await queue.registerSync();
    return true;
  }
}

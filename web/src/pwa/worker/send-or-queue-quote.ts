import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { askForSync } from '#pwa/queue/queue-kind.ts';
import { sendQueue } from '#pwa/queue/send-queue.ts';
import { openPhotos, queueOfSite, quoteKind, siteQueue, visitor } from '#pwa/site-queue/quote-kind.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shorter than the page's limit, so that the page learns that its quote was saved. */
const sendTimeoutMs = 12_000;

/** Sends a quote. Without a response, queues it and responds 202 `{"saved": true}`; the key prevents duplicates. */
export async function sendOrQueueQuote({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const copy = request.clone();
  const id = request.headers.get('Idempotency-Key');
  try {
    const response = await fetch(new Request(request, { signal: AbortSignal.timeout(sendTimeoutMs) }));
    if (response.ok && id) event.waitUntil(sendPhotos(id, response.clone()));
    return response;
  } catch {
    const isSaved = id !== null && (await queueQuote(id, copy));
    return isSaved ? Response.json({ saved: true }, { status: 202 }) : Response.error();
  }
}

/** Works even if the page is closed by now. */
async function sendPhotos(quoteKey: string, response: Response): Promise<void> {
  await openPhotos(quoteKey, await response.json().catch(() => undefined));
  const { stillQueued } = await sendQueue(queueOfSite);
  if (stillQueued) await askForSync(self.registration);
}

async function queueQuote(id: string, request: Request): Promise<boolean> {
  try {
    await siteQueue.add({ id, kind: quoteKind.name, owner: visitor, body: await request.json() });
  } catch {
    return false;
  }
  await askForSync(self.registration);
  return true;
}

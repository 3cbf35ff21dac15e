import { getCacheKeyForURL } from 'workbox-precaching';
import { isWorkerMessage } from '#sw/worker-messages.ts';
import { keepPortalCode } from './portal-code.ts';
import { sendQuotesNow } from './quote-requests.ts';

declare const self: ServiceWorkerGlobalScope;

/** Does what a page asks for. `portalCode`: the addresses of the portal's chunks. */
export function answerMessage(event: ExtendableMessageEvent, portalCode: ReadonlySet<string>): void {
  const message: unknown = event.data;
  if (!isWorkerMessage(message)) return;
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
    case 'KEEP_PORTAL_CODE':
      event.waitUntil(keepPortalCode(portalCode));
      break;
    case 'SEND_WAITING_QUOTES':
      event.waitUntil(sendQuotesNow());
      break;
  }
}

/**
 * A page that is just being left counts for a moment longer, so one look is not enough. None at once: while the worker
 * in charge is busy with what the new page asks of it, the browser may put its replacement off for good.
 */
async function skipWaitingIfAlone(looks = 10): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) return self.skipWaiting();
  if (looks > 1) await skipWaitingIfAlone(looks - 1);
}

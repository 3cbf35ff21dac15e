import { isWorkerMessage } from '#pwa/worker-messages.ts';
import { answerUpdateMessage } from './answer-update-message.ts';
import { keepPortalCode } from './portal-code.ts';
import { sendQuotesNow } from './quote-requests.ts';

/** Does what a page asks for. `portalCode`: the addresses of the portal's chunks. */
export function answerMessage(event: ExtendableMessageEvent, portalCode: ReadonlySet<string>): void {
  const message: unknown = event.data;
  if (!isWorkerMessage(message)) return;
  if (message.type === 'KEEP_PORTAL_CODE') event.waitUntil(keepPortalCode(portalCode));
  else if (message.type === 'SEND_WAITING_QUOTES') event.waitUntil(answerWhetherStillWaiting(event));
  else answerUpdateMessage(event, message);
}

async function answerWhetherStillWaiting({ ports }: ExtendableMessageEvent): Promise<void> {
  const stillWaits = await sendQuotesNow();
  ports[0]?.postMessage(stillWaits);
}

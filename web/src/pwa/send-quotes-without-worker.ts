import { outboxExists } from './outbox/outbox-exists.ts';

/**
 * Where no worker runs (any more), the page sends what an earlier one kept: now, and whenever the connection returns.
 * The code for it is fetched only where there is something.
 */
export async function sendQuotesWithoutWorker(): Promise<void> {
  if (!(await outboxExists())) return;
  const { sendWaitingQuotes } = await import('./outbox/send-waiting-quotes.ts');
  // What still waits is tried again at the next chance.
  const send = () => void sendWaitingQuotes().catch(() => undefined);
  send();
  addEventListener('online', send);
}

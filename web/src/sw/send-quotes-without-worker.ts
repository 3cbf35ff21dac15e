/** The database Workbox's background sync keeps its queues in. */
const databaseName = 'workbox-background-sync';

/**
 * Where no worker runs (any more), the page sends what an earlier one kept: now, and whenever the connection returns.
 * The code for it is fetched only where there is such a database.
 */
export async function sendQuotesWithoutWorker(): Promise<void> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === databaseName)) return;
  const { sendWaitingQuotes } = await import('#lib/quote-outbox/send-waiting-quotes.ts');
  // What still waits is tried again at the next chance.
  const send = () => void sendWaitingQuotes().catch(() => undefined);
  send();
  addEventListener('online', send);
}

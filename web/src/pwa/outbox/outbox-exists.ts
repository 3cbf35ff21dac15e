import { databaseExists } from '#shared/storage/database-exists.ts';

/** Whether anything was ever kept in the outbox of this device: requests, by Workbox's background sync, or their photos. */
export async function outboxExists(): Promise<boolean> {
  return (await databaseExists('workbox-background-sync')) || (await databaseExists('quote-photos'));
}

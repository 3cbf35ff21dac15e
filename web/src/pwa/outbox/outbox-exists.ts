import { databaseExists } from '#shared/storage/database-exists.ts';

/** Whether anything was ever kept in the outbox of this device: in the database of Workbox's background sync. */
export async function outboxExists(): Promise<boolean> {
  return await databaseExists('workbox-background-sync');
}

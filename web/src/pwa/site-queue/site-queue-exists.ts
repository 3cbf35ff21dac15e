import { databaseExists } from '#shared/storage/database-exists.ts';

export const siteQueueName = 'site-queue';
export const quoteKindName = 'quote';

/** In which older versions queued (old-site-stores.ts). */
export const oldSiteDatabases = { quotes: 'workbox-background-sync', photos: 'quote-photos' };

/** Whether anything was ever queued on this device. */
export async function siteQueueExists(): Promise<boolean> {
  return await databaseExists(siteQueueName, oldSiteDatabases.quotes, oldSiteDatabases.photos);
}

import { databaseExists } from '#shared/storage/web-storage.ts';

export const siteQueueName = 'site-queue';
export const quoteKindName = 'quote';

export async function siteQueueExists(): Promise<boolean> {
  return await databaseExists(siteQueueName);
}

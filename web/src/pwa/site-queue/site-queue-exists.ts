import { databaseExists } from '#shared/storage/database-exists.ts';

export const siteQueueName = 'site-queue';
export const quoteKindName = 'quote';

export async function siteQueueExists(): Promise<boolean> {
  return await databaseExists(siteQueueName);
}

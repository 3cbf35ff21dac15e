import { createQueue } from '#pwa/queue/queue.ts';
import { deskPrefix } from '#shared/api/app-of-origin.ts';
import { databaseExists } from '#shared/storage/database-exists.ts';

export const deskQueueName = `${deskPrefix}queue`;

export async function deskQueueExists(): Promise<boolean> {
  return await databaseExists(deskQueueName);
}

/** Unsent work of the desk. Signing out erases it. */
export const deskQueue = createQueue(deskQueueName);

import { createQueue } from '#pwa/queue/queue.ts';
import { deskPrefix } from '#shared/api/desk-scope.ts';
import { databaseExists } from '#shared/storage/database-exists.ts';

export const deskQueueName = `${deskPrefix}queue`;

/** Whether anything was ever queued at the desk of this device. */
export async function deskQueueExists(): Promise<boolean> {
  return await databaseExists(deskQueueName);
}

/** Work from the desk that the office does not have yet. Signing out erases it. */
export const deskQueue = createQueue(deskQueueName);

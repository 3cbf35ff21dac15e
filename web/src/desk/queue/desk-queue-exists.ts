import { deskPrefix } from '#shared/api/desk-scope.ts';
import { databaseExists } from '#shared/storage/database-exists.ts';

export const deskQueueName = `${deskPrefix}queue`;

/** In which older versions queued (old-desk-stores.ts). */
export const oldDeskDatabases = { taps: `${deskPrefix}outbox`, photos: `${deskPrefix}photo-outbox` };

/** Whether anything was ever queued at the desk of this device. */
export async function deskQueueExists(): Promise<boolean> {
  return await databaseExists(deskQueueName, oldDeskDatabases.taps, oldDeskDatabases.photos);
}

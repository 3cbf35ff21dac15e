import type { WriteBatch } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';
import { isConflict } from './outage.ts';
import { conflictAttempts } from './rate-limits.ts';

/** Writes that are made together or not at all. */
export async function newBatch(): Promise<WriteBatch> {
  return (await firestore()).batch();
}

/** Does `work` again when what it read was changed before it wrote. @throws what `work` throws */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === conflictAttempts) throw error;
    }
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { isConflict } from './outage.ts';

/** Parallel changes of one thing fail against each other at most this often before the service calls itself busy. */
const conflictAttempts = 40;

/** Those who failed against each other do not meet again at once. Milliseconds, by the attempt. */
const pauseOf = (attempt: number) => Math.random() * Math.min(25 * attempt, 400);

/** Does `work` again when what it read was changed before it wrote. @throws what `work` throws */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === conflictAttempts) throw error;
      await delay(pauseOf(attempt));
    }
  }
}

import { isConflict } from './outage.ts';
import { conflictAttempts } from './rate-limits.ts';

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

import type { WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firestore } from './firestore.ts';
import { isConflict } from './outage.ts';

/** How many uses one subject may make in each window of time. Windows start at whole multiples of their length. */
export type RateLimit = {
  readonly name: string;
  /** Who is limited, already made unreadable: it is part of the document's id. */
  readonly subject: string;
  readonly max: number;
  readonly windowMs: number;
};

/** The subject has used up its window. */
export class LimitReachedError extends Error {
  override readonly name = 'LimitReachedError';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Limit reached');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Parallel uses by one subject fail against each other at most this often before the service calls itself busy. */
export const conflictAttempts = 40;

const usageSchema = z.object({ uses: z.int() });

/**
 * Reads how far a limit is used up and returns what adds uses to a batch. The batch fails with a conflict when anybody
 * else has used the limit in between, so that the limit holds exactly under parallel requests; read again then.
 * @throws LimitReachedError
 */
export async function readLimit(limit: RateLimit): Promise<(batch: WriteBatch, uses: number) => void> {
  const now = Date.now();
  const windowStart = now - (now % limit.windowMs);
  const windowEnd = windowStart + limit.windowMs;
  const id = `${limit.name}-${limit.subject}-${windowStart}`;
  const document = (await firestore()).collection('rateLimits').doc(id);
  const stored = await document.get();
  const used = stored.exists ? usageSchema.parse(stored.data()).uses : 0;
  if (used >= limit.max) throw new LimitReachedError((windowEnd - now) / 1000);
  return (batch, uses) => {
    if (stored.updateTime)
      batch.update(document, { uses: used + uses }, { lastUpdateTime: stored.updateTime });
    else batch.create(document, { uses, expireAt: new Date(windowEnd) });
  };
}

/**
 * Counts uses against a limit, one unless `countOf` says otherwise. It is asked after the limit was checked and may say 0,
 * which is written all the same: what takes equally long tells nothing.
 * @throws LimitReachedError
 */
export async function countUses(
  limit: RateLimit,
  countOf: () => Promise<number> | number = () => 1,
): Promise<void> {
  const database = await firestore();
  for (let attempt = 1; ; attempt += 1) {
    const addTo = await readLimit(limit);
    const batch = database.batch();
    addTo(batch, await countOf());
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isConflict(error) || attempt === conflictAttempts) throw error;
    }
  }
}

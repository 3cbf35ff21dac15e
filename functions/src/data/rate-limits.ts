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
  /**
   * Whether strangers share the subject. Such a limit is counted without a condition, so that they do not make each other
   * wait; requests that are under way at the moment it is reached may exceed it. The others hold exactly.
   */
  readonly shared: boolean;
};

/** A subject has used up its window. */
export class LimitReachedError extends Error {
  override readonly name = 'LimitReachedError';
  readonly limit: RateLimit;
  readonly retryAfterSeconds: number;

  constructor(limit: RateLimit, retryAfterSeconds: number) {
    super(`Limit reached: ${limit.name}`);
    this.limit = limit;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Parallel uses by one subject fail against each other at most this often before the service calls itself busy. */
export const conflictAttempts = 40;

const usageSchema = z.object({ uses: z.int() });

// What is used up stays so for its window: an attack goes on being refused without a read of the database for each request.
const usedUp = new Set<string>();
const mostUsedUp = 10_000;

function rememberUsedUp(id: string): void {
  const [oldest] = usedUp;
  if (oldest !== undefined && usedUp.size >= mostUsedUp) usedUp.delete(oldest);
  usedUp.add(id);
}

/** The document that counts a limit at this moment, and how many seconds its window goes on. */
function windowOf({ name, subject, windowMs }: RateLimit): { id: string; end: Date; secondsLeft: number } {
  const now = Date.now();
  const start = now - (now % windowMs);
  const end = start + windowMs;
  return { id: `${name}-${subject}-${start}`, end: new Date(end), secondsLeft: (end - now) / 1000 };
}

/**
 * Refuses at once, without the database, what this process has found used up before. Others are found by counting.
 * @throws LimitReachedError for the first of the limits that is known to be used up
 */
export function refuseUsedUp(limits: readonly RateLimit[]): void {
  for (const limit of limits) {
    const { id, secondsLeft } = windowOf(limit);
    if (usedUp.has(id)) throw new LimitReachedError(limit, secondsLeft);
  }
}

/** How often one request uses a limit. */
export type UsesOf = (limit: RateLimit) => number;

const oneOfEach: UsesOf = () => 1;

/**
 * Reads how far limits are used up and returns what adds uses to a batch. The batch fails with a conflict when anybody
 * else has used one of them in between that is not shared; read again then.
 * @throws LimitReachedError for the first of the limits that is used up
 */
export async function readLimits(
  limits: readonly RateLimit[],
): Promise<(batch: WriteBatch, usesOf?: UsesOf) => void> {
  refuseUsedUp(limits);
  const database = await firestore();
  const { FieldValue } = await import('firebase-admin/firestore');
  const windows = limits.map((limit) => {
    const { id, end, secondsLeft } = windowOf(limit);
    return { limit, document: database.collection('rateLimits').doc(id), expireAt: end, secondsLeft };
  });
  const read = await database.getAll(...windows.map(({ document }) => document));
  const usages = windows.map(({ limit, document, expireAt, secondsLeft }, index) => {
    const stored = read[index];
    const used = stored?.exists ? usageSchema.parse(stored.data()).uses : 0;
    if (used >= limit.max) {
      rememberUsedUp(document.id);
      throw new LimitReachedError(limit, secondsLeft);
    }
    return { limit, document, used, changedAt: stored?.updateTime, expireAt };
  });
  return (batch, usesOf = oneOfEach) => {
    for (const { limit, document, used, changedAt, expireAt } of usages) {
      const uses = usesOf(limit);
      if (limit.shared) batch.set(document, { uses: FieldValue.increment(uses), expireAt }, { merge: true });
      else if (changedAt) batch.update(document, { uses: used + uses }, { lastUpdateTime: changedAt });
      else batch.create(document, { uses, expireAt });
    }
  };
}

/**
 * Counts uses against limits, one of each unless `decideUses` says otherwise. It is asked after the limits were checked
 * and may say 0, which is written all the same: what takes equally long tells nothing.
 * @throws LimitReachedError for the first of the limits that is used up
 */
export async function countUses(
  limits: readonly RateLimit[],
  decideUses: () => Promise<UsesOf> | UsesOf = () => oneOfEach,
): Promise<void> {
  const database = await firestore();
  for (let attempt = 1; ; attempt += 1) {
    const addUses = await readLimits(limits);
    const batch = database.batch();
    addUses(batch, await decideUses());
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isConflict(error) || attempt === conflictAttempts) throw error;
    }
  }
}

import { errorCodes } from '@welding/domain/error-codes';
import { tooManyRequests } from '@welding/domain/messages';
import type { WriteBatch } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { Refusal } from '#refusal.ts';
import { retryConflicts } from './conflicts.ts';
import { firestore, newBatch } from './firestore.ts';

/** The uses one subject may make in each time window. Windows start at whole multiples of their length. */
export type RateLimit = {
  readonly name: string;
  /** Limits with the same subject, window and `countedWith` share a document, so that one read fetches all of them. */
  readonly countedWith?: string;
  /** A hash, because it becomes part of the document's id. */
  readonly subject: string;
  readonly max: number;
  readonly windowMs: number;
  /**
   * Whether strangers share the subject. A shared limit is counted without a condition, so that strangers do not wait for
   * each other; parallel requests may exceed it slightly. Other limits are exact.
   */
  readonly shared: boolean;
  /** Whether many visitors are refused once it is reached. Each instance logs that once a window (docs/alerts). */
  readonly shutsOut?: boolean;
  /** Replaces the usual refusal. @param minutes until the window ends */
  readonly refusal?: (minutes: number) => string;
};

export class LimitReachedError extends Refusal {
  override readonly name = 'LimitReachedError';
  readonly limit: RateLimit;

  constructor(limit: RateLimit, secondsLeft: number) {
    const retryAfterSeconds = Math.max(1, Math.ceil(secondsLeft));
    const { refusal = tooManyRequests } = limit;
    super(errorCodes.tooManyRequests, refusal(Math.ceil(retryAfterSeconds / 60)), { retryAfterSeconds });
    this.limit = limit;
  }
}

const usageSchema = z.record(z.string(), z.unknown());
const usesSchema = z._default(z.int(), 0);

// Remembers used-up limits, so that an attack does not cost a database read per request.
const usedUp = new Set<string>();
const mostUsedUp = 10_000;

function rememberUsedUp(id: string): void {
  const [oldest] = usedUp;
  if (oldest !== undefined && usedUp.size >= mostUsedUp) usedUp.delete(oldest);
  usedUp.add(id);
}

type Window = {
  readonly id: string;
  readonly documentId: string;
  readonly field: string;
  readonly end: Date;
  readonly secondsLeft: number;
};

/** The current window of a limit, and its remaining seconds. */
function windowOf({ name, countedWith, subject, windowMs }: RateLimit): Window {
  const now = Date.now();
  const start = now - (now % windowMs);
  const end = start + windowMs;
  return {
    id: `${name}-${subject}-${start}`,
    documentId: `${countedWith ?? name}-${subject}-${start}`,
    field: countedWith === undefined ? 'uses' : name,
    end: new Date(end),
    secondsLeft: (end - now) / 1000,
  };
}

/**
 * Refuses without a database read if this process already found a limit used up.
 * @throws LimitReachedError for the first such limit
 */
export function refuseUsedUp(limits: readonly RateLimit[]): void {
  for (const limit of limits) {
    const { id, secondsLeft } = windowOf(limit);
    if (usedUp.has(id)) throw new LimitReachedError(limit, secondsLeft);
  }
}

export type UsesOf = (limit: RateLimit) => number;

const oneOfEach: UsesOf = () => 1;

/**
 * Reads the limits and returns a function that adds uses to a batch. The batch fails with a conflict when an unshared limit
 * was used in between; read again then.
 * @throws LimitReachedError for the first limit that is used up
 */
export async function readLimits(
  limits: readonly RateLimit[],
): Promise<(batch: WriteBatch, usesOf?: UsesOf) => void> {
  refuseUsedUp(limits);
  const database = await firestore();
  const { FieldValue } = await import('firebase-admin/firestore');
  const windows = limits.map((limit) => ({ limit, ...windowOf(limit) }));
  const ids = [...new Set(windows.map(({ documentId }) => documentId))];
  const collection = database.collection('rateLimits');
  const stored = await database.getAll(...ids.map((id) => collection.doc(id)));
  const documents = new Map(ids.map((id, index) => [id, stored[index]]));
  const usages = windows.map((window) => {
    const document = documents.get(window.documentId);
    const fields = document?.exists ? usageSchema.parse(document.data()) : {};
    const used = usesSchema.parse(fields[window.field]);
    if (used >= window.limit.max) {
      rememberUsedUp(window.id);
      const { name, max, windowMs, shutsOut } = window.limit;
      if (shutsOut)
        logger.error('a limit shuts visitors out', { limit: name, max, minutes: windowMs / 60_000 });
      throw new LimitReachedError(window.limit, window.secondsLeft);
    }
    return { ...window, used, changedAt: document?.updateTime };
  });
  return (batch, usesOf = oneOfEach) => {
    for (const [id, counted] of Map.groupBy(usages, ({ documentId }) => documentId)) {
      const [first] = counted;
      if (!first) continue;
      const { end: expireAt, changedAt, limit } = first;
      const counts = Object.fromEntries(
        counted.map(({ limit: each, field, used }) => {
          const uses = usesOf(each);
          return [field, limit.shared ? FieldValue.increment(uses) : used + uses];
        }),
      );
      const document = collection.doc(id);
      if (limit.shared) batch.set(document, { ...counts, expireAt }, { merge: true });
      else if (changedAt) batch.update(document, counts, { lastUpdateTime: changedAt });
      else batch.create(document, { ...counts, expireAt });
    }
  };
}

/** Adds one use of a limit to a batch if one is left. @returns whether it did */
export async function addUseIfLeft(batch: WriteBatch, limit: RateLimit): Promise<boolean> {
  try {
    const addUses = await readLimits([limit]);
    addUses(batch);
    return true;
  } catch (error) {
    if (error instanceof LimitReachedError) return false;
    throw error;
  }
}

/**
 * Counts uses against limits, one of each unless `decideUses` says otherwise. `decideUses` runs after the check. A result of
 * 0 is written too, so that the response time reveals nothing.
 * @throws LimitReachedError for the first limit that is used up
 */
export async function countUses(
  limits: readonly RateLimit[],
  decideUses: () => Promise<UsesOf> | UsesOf = () => oneOfEach,
): Promise<void> {
  await retryConflicts(async () => {
    const addUses = await readLimits(limits);
    const batch = await newBatch();
    addUses(batch, await decideUses());
    await batch.commit();
  });
}

/**
 * Counts one use against the first list whose limits all have uses left.
 * @throws LimitReachedError of the last list when none has
 */
export async function countUseOfFirst(lists: readonly (readonly RateLimit[])[]): Promise<void> {
  const [limits = [], ...others] = lists;
  try {
    await countUses(limits);
  } catch (error) {
    if (!(error instanceof LimitReachedError) || others.length === 0) throw error;
    await countUseOfFirst(others);
  }
}

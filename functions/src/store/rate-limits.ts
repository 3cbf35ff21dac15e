import { errorCodes } from '@welding/domain/error-codes';
import { tooManyRequests } from '@welding/domain/messages';
import type { WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { Refusal } from '#refusal.ts';
import { retryConflicts } from './conflicts.ts';
import { firestore, newBatch } from './firestore.ts';

/** How many uses one subject may make in each window of time. Windows start at whole multiples of their length. */
export type RateLimit = {
  readonly name: string;
  /** Limits of one subject and window that count together in a document, each by its name, say so alike: it is read once. */
  readonly countedWith?: string;
  /** Who is limited, already made unreadable: it is part of the document's id. */
  readonly subject: string;
  readonly max: number;
  readonly windowMs: number;
  /**
   * Whether strangers share the subject. Such a limit is counted without a condition, so that they do not make each other
   * wait; requests that are under way at the moment it is reached may exceed it. The others hold exactly.
   */
  readonly shared: boolean;
  /** What who is refused is told, where that is more than to wait. @param minutes until the window ends */
  readonly refusal?: (minutes: number) => string;
};

/** A subject has used up its window. */
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

// What is used up stays so for its window: an attack goes on being refused without a read of the database for each request.
const usedUp = new Set<string>();
const mostUsedUp = 10_000;

function rememberUsedUp(id: string): void {
  const [oldest] = usedUp;
  if (oldest !== undefined && usedUp.size >= mostUsedUp) usedUp.delete(oldest);
  usedUp.add(id);
}

type Window = {
  readonly id: string;
  /** What counts it: a field of a document. */
  readonly documentId: string;
  readonly field: string;
  readonly end: Date;
  readonly secondsLeft: number;
};

/** The window of a limit at this moment, and how many seconds it goes on. */
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

/** Adds one use of a limit to a batch, where there is one left. @returns whether there was */
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
 * Counts uses against limits, one of each unless `decideUses` says otherwise. It is asked after the limits were checked
 * and may say 0, which is written all the same: what takes equally long tells nothing.
 * @throws LimitReachedError for the first of the limits that is used up
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
 * Counts one use against the first of several lists of limits in which none is used up.
 * @throws LimitReachedError of the last list when all are
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

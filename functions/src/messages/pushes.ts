import { type Push, pushSchema } from '@welding/domain/entities/push';
import { inLanguage } from '#language.ts';
import { isConflict } from '#store/conflicts.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery } from '#store/query.ts';

export const pushes = entityCollection('pushes', pushSchema);

const pushesByDueAt = declareQuery({
  collection: 'pushes',
  equal: [],
  order: { field: 'dueAt', direction: 'asc' },
});

export type PushBatch = Pick<Batch, 'set'>;

type OutgoingPush = Omit<Push, 'inSpanish' | 'attempts' | 'createdAt' | 'dueAt' | 'remaining' | 'mailed'>;

/**
 * Adds a notification in both languages to the batch of its cause, because its readers are known only when it is sent. Replaces
 * a waiting one of the same cause.
 */
export async function queuePush(batch: PushBatch, write: () => OutgoingPush): Promise<void> {
  const { title, body, namedBody } = inLanguage('es', write);
  const inSpanish = { title, body, ...(namedBody !== undefined && { namedBody }) };
  const push = { ...inLanguage('en', write), inSpanish };
  const now = new Date().toISOString();
  batch.set((await pushes()).doc(push.id), { ...push, attempts: 0, createdAt: now, dueAt: now });
}

/**
 * Removes a notification that no device got yet, in the batch that undoes its cause.
 * @returns whether it was there
 */
export async function withdrawPush(batch: Pick<Batch, 'delete'>, id: string): Promise<boolean> {
  const stored = await (await pushes()).doc(id).get();
  if (!stored.updateTime || parseDocument(stored)?.attempts !== 0) return false;
  batch.delete(stored.ref, { lastUpdateTime: stored.updateTime });
  return true;
}

/** The ids of notifications due before `until`, at most `most`, longest due first. */
export async function findDuePushes(until: Date, most: number): Promise<string[]> {
  const due = pushesByDueAt(await pushes(), [], { before: new Date(until.getTime() + 1) });
  return parseSnapshot(await due.limit(most).get()).map(({ id }) => id);
}

/**
 * Takes a notification due at `at` for one attempt, and schedules the next at `nextAt` in case this one fails.
 * @returns undefined for one that is missing, not due, or taken by another sender
 */
export async function claimPush(
  id: string,
  at: Date,
  nextAt: (push: Push) => Date,
): Promise<Push | undefined> {
  const document = (await pushes()).doc(id);
  const stored = await document.get();
  const push = parseDocument(stored);
  if (!push || !stored.updateTime || push.dueAt > at.toISOString()) return undefined;
  const fields = { attempts: push.attempts + 1, dueAt: nextAt(push).toISOString() };
  try {
    await document.update(await pushes.encodeUpdate(fields), { lastUpdateTime: stored.updateTime });
    return { ...push, ...fields };
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}

/** Records the devices that still need a notification. */
export async function storeRemaining(id: string, remaining: readonly string[]): Promise<void> {
  await (await pushes()).doc(id).update(await pushes.encodeUpdate({ remaining: [...remaining] }));
}

/** Removes a notification that was sent or given up. */
export async function removePush(id: string): Promise<void> {
  await (await pushes()).doc(id).delete();
}

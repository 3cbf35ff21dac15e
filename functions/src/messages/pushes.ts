import { type Push, pushPrivacy, pushSchema } from '@welding/domain/entities/push';
import { inLanguage } from '#language.ts';
import { isConflict } from '#store/conflicts.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery } from '#store/query.ts';

export const pushes = entityCollection('pushes', pushSchema, ['createdAt', 'dueAt'], pushPrivacy);

const pushesByDueAt = declareQuery({
  collection: 'pushes',
  equal: [],
  order: { field: 'dueAt', direction: 'asc' },
});

/** What a notification is added to. */
export type PushBatch = Pick<Batch, 'set'>;

/** A notification as its cause writes it. */
type OutgoingPush = Omit<Push, 'inSpanish' | 'attempts' | 'createdAt' | 'dueAt' | 'remaining'>;

/**
 * Adds a notification to the batch of what it tells of, in both languages: whom it reaches is known when it is sent. One that
 * waits already for the same cause is replaced.
 */
export async function queuePush(batch: PushBatch, write: () => OutgoingPush): Promise<void> {
  const { title, body, namedBody } = inLanguage('es', write);
  const inSpanish = { title, body, ...(namedBody !== undefined && { namedBody }) };
  const push = { ...inLanguage('en', write), inSpanish };
  const now = new Date().toISOString();
  batch.set((await pushes()).doc(push.id), { ...push, attempts: 0, createdAt: now, dueAt: now });
}

/** The ids of notifications that were due before `until`, at most `most`, those first that are due the longest. */
export async function findDuePushes(until: Date, most: number): Promise<string[]> {
  const due = pushesByDueAt(await pushes(), [], { before: new Date(until.getTime() + 1) });
  return parseSnapshot(await due.limit(most).get()).map(({ id }) => id);
}

/**
 * Takes a notification that is due at `at` for one attempt, and has it due again at `nextAt`, for the case that this one
 * fails or is broken off. @returns undefined when there is none, it is not due, or somebody else has taken it
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

/** Notes which devices are still to get a notification. */
export async function storeRemaining(id: string, remaining: readonly string[]): Promise<void> {
  await (await pushes()).doc(id).update({ remaining: [...remaining] });
}

/** Takes a notification out of the outbox: it was sent, or is not sent any more. */
export async function removePush(id: string): Promise<void> {
  await (await pushes()).doc(id).delete();
}

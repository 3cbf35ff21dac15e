import type { CollectionReference, DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { keyReused, Refusal } from '#refusal.ts';
import { isConflict, retryConflicts, TimeTakenError } from './conflicts.ts';
import { firestore } from './firestore.ts';
import { type RateLimit, readLimits } from './rate-limits.ts';

/** A request that its sender may repeat, and that is carried out once. */
export type IdempotencyKey = {
  /** Unreadable, and different for each operation, sender and Idempotency-Key. */
  readonly id: string;
  /** Of the request's contents. */
  readonly fingerprint: string;
};

/** How long a repeated request is recognized: longer than what waits for a signal is taken (`tapTimeProblem`). */
const retentionMs = 15 * 24 * 60 * 60 * 1000;

const keyDocumentSchema = z.object({ fingerprint: z.string(), resultId: z.string() });

/** What the first request with this key created, or undefined when this is the first. @throws Refusal key_reused */
export async function findEarlier<Entity>(
  collection: CollectionReference<Entity>,
  once: IdempotencyKey,
): Promise<Entity | undefined> {
  const resultId = await findEarlierId(once);
  if (resultId === undefined) return undefined;
  const earlier = (await collection.doc(resultId).get()).data();
  if (!earlier) throw keyReused();
  return earlier;
}

/** The id of what the first request with this key created, or undefined when this is the first. @throws Refusal key_reused */
export async function findEarlierId(once: IdempotencyKey): Promise<string | undefined> {
  const stored = await (await keyDocument(once)).get();
  if (!stored.exists) return undefined;
  const { fingerprint, resultId } = keyDocumentSchema.parse(stored.data());
  if (fingerprint !== once.fingerprint) throw keyReused();
  return resultId;
}

/** What a new entity is stored on. */
export type CreateConditions<Entity> = {
  readonly once: IdempotencyKey | undefined;
  /** Each is counted. */
  readonly limits?: readonly RateLimit[];
  /** Throws to refuse; asked after the limits were read, and again whenever one of them was used meanwhile. */
  readonly check?: () => Promise<void>;
  /** What the first request stored, with what stands apart of it. */
  readonly whole?: (earlier: Entity) => Promise<Entity>;
  /** Further writes of the same batch, such as the entry in the history; asked anew for each attempt. */
  readonly also?: (batch: WriteBatch, entity: Entity) => void | Promise<void>;
};

/**
 * Stores a new entity, once for each key however many requests come at a time, and counts it against its limits.
 * One atomic batch does all of it; a repeated request is neither counted nor refused by a limit.
 * @param made the entity, or what makes it for each attempt, with further writes of the batch; it may throw a TimeTakenError
 * @returns the entity stored, now or by the first request
 * @throws Refusal key_reused, LimitReachedError, TimeTakenError
 */
export async function createIdempotently<Entity extends { id: string }>(
  collection: CollectionReference<Entity>,
  made: Entity | ((batch: WriteBatch) => Promise<Entity>),
  { once, limits = [], check, whole, also }: CreateConditions<Entity>,
): Promise<Entity> {
  const database = await firestore();
  const allow = async () => {
    const addUses = limits.length > 0 ? await readLimits(limits) : undefined;
    await check?.();
    return addUses;
  };
  const create = async () => {
    const batch = database.batch();
    const allowing = allow();
    // Told after what is wrong with the entity itself.
    allowing.catch(() => undefined);
    const entity = typeof made === 'function' ? await made(batch) : made;
    (await allowing)?.(batch);
    if (once) await recordKey(batch, once, entity.id);
    batch.create(collection.doc(entity.id), entity);
    await also?.(batch, entity);
    await batch.commit();
    return entity;
  };
  return await retryConflicts(async () => {
    try {
      return await create();
    } catch (error) {
      const isRefused = error instanceof Refusal || error instanceof TimeTakenError;
      if (!isRefused && !isConflict(error)) throw error;
      const earlier = once && (await findEarlier(collection, once));
      if (!earlier) throw error;
      return (await whole?.(earlier)) ?? earlier;
    }
  });
}

/** Adds to a batch that the request with this key made `resultId`; the batch fails when an earlier one did. */
export async function recordKey(batch: WriteBatch, once: IdempotencyKey, resultId: string): Promise<void> {
  const expireAt = new Date(Date.now() + retentionMs);
  batch.create(await keyDocument(once), { fingerprint: once.fingerprint, resultId, expireAt });
}

async function keyDocument(once: IdempotencyKey): Promise<DocumentReference> {
  return (await firestore()).collection('idempotencyKeys').doc(once.id);
}

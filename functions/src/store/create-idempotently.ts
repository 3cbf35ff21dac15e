import type { CollectionReference, DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { keyReused, Refusal } from '#refusal.ts';
import { isConflict, retryConflicts, TimeTakenError } from './conflicts.ts';
import { firestore } from './firestore.ts';
import { type RateLimit, readLimits } from './rate-limits.ts';

/** Identifies a request that its sender may repeat and that runs once. */
export type IdempotencyKey = {
  /** A hash, different for each operation, sender and Idempotency-Key. */
  readonly id: string;
  /** A hash of the request's contents. */
  readonly fingerprint: string;
};

/** Keys must outlast a tap that waits offline (`tapTimeProblem`). */
const retentionMs = 15 * 24 * 60 * 60 * 1000;

const keyDocumentSchema = z.object({ fingerprint: z.string(), resultId: z.string() });

/** The entity the first request with this key created, undefined for the first request. @throws Refusal key_reused */
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

/** The id of the entity the first request with this key created, undefined for the first. @throws Refusal key_reused */
export async function findEarlierId(once: IdempotencyKey): Promise<string | undefined> {
  const stored = await (await keyDocument(once)).get();
  if (!stored.exists) return undefined;
  const { fingerprint, resultId } = keyDocumentSchema.parse(stored.data());
  if (fingerprint !== once.fingerprint) throw keyReused();
  return resultId;
}

export type CreateConditions<Entity> = {
  readonly once: IdempotencyKey | undefined;
  readonly limits?: readonly RateLimit[];
  /** Throws to refuse. Runs after the limits were read, and again when one of them was used meanwhile. */
  readonly check?: () => Promise<void>;
  /** Joins the first request's entity with its separate fields. */
  readonly whole?: (earlier: Entity) => Promise<Entity>;
  /** Further writes of the same batch, such as the history entry. Runs for each attempt. */
  readonly also?: (batch: WriteBatch, entity: Entity) => void | Promise<void>;
};

/**
 * Stores a new entity once per key, even for parallel requests, and counts it against its limits, in one atomic batch.
 * A repeated request does not count and no limit refuses it.
 * @param made the entity, or a function that makes it for each attempt with further writes; it may throw a TimeTakenError
 * @returns the entity this or the first request stored
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
    // An error of the entity itself comes first.
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

/** Adds the key with the id of its result to a batch. The batch fails when an earlier request used the key. */
export async function recordKey(batch: WriteBatch, once: IdempotencyKey, resultId: string): Promise<void> {
  const expireAt = new Date(Date.now() + retentionMs);
  batch.create(await keyDocument(once), { fingerprint: once.fingerprint, resultId, expireAt });
}

async function keyDocument(once: IdempotencyKey): Promise<DocumentReference> {
  return (await firestore()).collection('idempotencyKeys').doc(once.id);
}

import { createHash } from 'node:crypto';
import type { CollectionReference, DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { keyReused } from '#refusal.ts';
import { firestore } from './firestore.ts';

/** Identifies a request that its sender may repeat and that runs once. */
export type IdempotencyKey = {
  /** A hash, different for each operation, sender and Idempotency-Key. */
  readonly id: string;
  /** A hash of the request's contents. */
  readonly fingerprint: string;
};

/**
 * Identifies a repeated request by its Idempotency-Key, undefined without one.
 * @param operation and @param sender keep the keys of different operations and clients apart
 * @param contents the parsed body, in which the order of fields does not matter
 */
export function idempotencyKeyOf(
  key: string | undefined,
  operation: string,
  sender: string,
  contents: Readonly<Record<string, unknown>>,
): IdempotencyKey | undefined {
  if (key === undefined) return undefined;
  const sorted = Object.entries(contents).sort(([one], [other]) => (one < other ? -1 : 1));
  return { id: digest([operation, sender, key]), fingerprint: digest(sorted) };
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

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

/** Adds the key with the id of its result to a batch. The batch fails when an earlier request used the key. */
export async function recordKey(batch: WriteBatch, once: IdempotencyKey, resultId: string): Promise<void> {
  const expireAt = new Date(Date.now() + retentionMs);
  batch.create(await keyDocument(once), { fingerprint: once.fingerprint, resultId, expireAt });
}

async function keyDocument(once: IdempotencyKey): Promise<DocumentReference> {
  return (await firestore()).collection('idempotencyKeys').doc(once.id);
}

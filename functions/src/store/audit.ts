import { randomUUID } from 'node:crypto';
import { type AuditEntry, type AuditFact, auditEntrySchema } from '@welding/domain/entities/audit-entry';
import type { DocumentReference, WithFieldValue, WriteBatch } from 'firebase-admin/firestore';
import { isAlreadyThere } from './conflicts.ts';
import { idAfter } from './counters.ts';
import { parseSnapshot } from './documents.ts';
import { entityCollection } from './entity-collection.ts';
import { newBatch } from './firestore.ts';
import { allOfQuery, batchesOf, declareQuery } from './query.ts';

export const audit = entityCollection('audit', auditEntrySchema);

const entriesOfEntity = declareQuery({
  collection: 'audit',
  equal: ['entityId'],
  order: { field: 'at', direction: 'desc' },
});

type Writer = {
  create<Entity>(document: DocumentReference<Entity>, entity: WithFieldValue<Entity>): unknown;
};

/** Adds a history entry to the batch of the change it describes. */
export async function recordChange(
  batch: Writer,
  { id = randomUUID(), ...entry }: Omit<AuditEntry, 'id' | 'at'> & { readonly id?: string | undefined },
): Promise<void> {
  batch.create((await audit()).doc(id), { ...entry, id, at: new Date().toISOString() });
}

/** The id of the entry about something new from an import, so that undoing finds it without a query. */
export const importedEntryId = (entityId: string) => idAfter(entityId, 'imported');

/** Names that the history stores in English. Readers see them in their language (`audit-texts.ts`). */
export const historyNames = {
  erasures: 'Erasing',
  imports: 'Undoing an import',
  followUps: 'Follow-ups',
  formerEmail: 'The former email',
  readers: 'Merging',
  repeatedPlans: 'Repeated plans',
};

/** The history's note for a visit that staff booked despite a conflict. */
export const bookedAnywayFacts: AuditFact[] = [{ code: 'bookedAnyway' }];

/**
 * Adds an entry about a change outside our batches, such as at Stripe.
 * @param also a write that fails when the entry exists already; then nothing is added
 */
export async function recordOnce(
  entry: Omit<AuditEntry, 'id' | 'at'>,
  also?: (batch: WriteBatch) => Promise<void>,
): Promise<void> {
  const batch = await newBatch();
  await recordChange(batch, entry);
  await also?.(batch);
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/** The changes of an entity, newest first; all of them without `most`. */
export async function latestChanges(entityId: string, most?: number): Promise<AuditEntry[]> {
  const query = entriesOfEntity(await audit(), [entityId]);
  if (most !== undefined) return parseSnapshot(await query.limit(most).get());
  return await allOfQuery(query);
}

/** All changes of these entities, in any order. */
export async function latestChangesOf(entityIds: readonly string[]): Promise<AuditEntry[]> {
  const entries = await audit();
  const found = await Promise.all(
    batchesOf(entityIds).map((ids) => allOfQuery(entriesOfEntity(entries, [ids]))),
  );
  return found.flat();
}

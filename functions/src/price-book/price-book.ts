import { randomUUID } from 'node:crypto';
import { samplePriceBook } from '@welding/domain/business/sample-price-book';
import type { Actor } from '@welding/domain/entities/audit-entry';
import {
  costOfEntry,
  type NewPriceEntry,
  type PriceEntry,
  type PriceEntryChange,
  storedPriceCostSchema,
  storedPriceEntrySchema,
  withCost,
} from '@welding/domain/entities/price-entry';
import { actorOf, type Staff, staffMessages } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { lookAtAllJobs } from '#costs/over-plan.ts';
import { forbidden } from '#refusal.ts';
import { apartIn, wholeOf, wholesOf } from '#store/apart.ts';
import { recordChange } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import { isAlreadyThere } from '#store/conflicts.ts';
import { createIdempotently, type IdempotencyKey } from '#store/create-idempotently.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { findByIds } from '#store/query.ts';

export const priceCosts = entityCollection('priceCosts', storedPriceCostSchema);

export const priceBook = entityCollection('priceBook', storedPriceEntrySchema, {
  apart: apartIn(priceCosts, { fields: ['cost'], partOf: costOfEntry, join: withCost }),
});

/** Stores a new entry. @throws Refusal key_reused */
export async function storePriceEntry(
  entry: NewPriceEntry,
  { actor, once }: { readonly actor: Actor; readonly once: IdempotencyKey | undefined },
): Promise<PriceEntry> {
  return await createIdempotently(await priceBook(), newEntry({ ...entry, id: randomUUID() }), {
    once,
    whole: (earlier) => wholeOf(priceBook, earlier),
    also: (batch, stored) => addToEntry(batch, stored, actor),
  });
}

/** Stores the sample entries, all or, where one of them is there already, none. @returns them as they are then */
export async function storeSampleEntries(actor: Actor): Promise<PriceEntry[]> {
  const entries = samplePriceBook().map(newEntry);
  const collection = await priceBook();
  const batch = await newBatch();
  for (const entry of entries) {
    batch.create(collection.doc(entry.id), entry);
    await addToEntry(batch, entry, actor);
  }
  try {
    await batch.commit();
    return entries;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    const ids = entries.map(({ id }) => id);
    return await wholesOf(priceBook, [...(await findByIds(collection, ids)).values()]);
  }
}

function newEntry({ unit, ...entry }: NewPriceEntry & { readonly id: string }): PriceEntry {
  return { ...entry, ...(unit && { unit }), active: true, createdAt: new Date().toISOString() };
}

/** Adds a new entry to a batch. @returns its id */
export async function addPriceEntry(batch: Batch, made: NewPriceEntry, actor: Actor): Promise<string> {
  const entry = newEntry({ ...made, id: randomUUID() });
  batch.create((await priceBook()).doc(entry.id), entry);
  await addToEntry(batch, entry, actor);
  return entry.id;
}

/** Stored with a new entry: its cost and its author. */
async function addToEntry(batch: Batch, entry: PriceEntry, actor: Actor): Promise<void> {
  await priceBook.apart?.create(batch, entry);
  await recordChange(batch, {
    actor,
    action: 'created',
    entity: 'priceEntry',
    entityId: entry.id,
    changes: [],
    note: entry.name,
  });
}

/** @throws Refusal role_may_not for a cost that somebody else than the owner says */
export function requireOwnCost({ cost }: { readonly cost?: number | null | undefined }, staff: Staff): void {
  if (cost !== undefined && staff.role !== 'owner')
    throw forbidden(staffMessages.roleMayNot, errorCodes.roleMayNot);
}

/**
 * Changes an entry on its version. The history, which the office reads, does not say what it costs.
 * @throws Refusal role_may_not as `requireOwnCost`; not_found, changed_meanwhile
 */
export async function changePriceEntry(
  id: string,
  asked: PriceEntryChange,
  staff: Staff,
): Promise<PriceEntry> {
  const { updatedAt: _, ...change } = asked;
  requireOwnCost(change, staff);
  const { active } = change;
  return await changeEntity(priceBook, {
    entity: 'priceEntry',
    id,
    asked,
    actor: actorOf(staff),
    action: active === undefined ? 'changed' : active ? 'brought back' : 'retired',
    withoutValues: ['cost'],
    decide: () => changedFields(change),
    also: async (batch) => {
      if (change.cost !== undefined) await lookAtAllJobs(batch);
    },
  });
}

function changedFields({ name, kind, unit, unitPrice, cost, active }: Omit<PriceEntryChange, 'updatedAt'>) {
  return {
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind }),
    ...(unit !== undefined && { unit: unit || undefined }),
    ...(unitPrice !== undefined && { unitPrice }),
    ...(cost !== undefined && { cost: cost ?? undefined }),
    ...(active !== undefined && { active }),
  };
}

import { randomUUID } from 'node:crypto';
import { samplePriceBook } from '@welding/domain/business/sample-price-book';
import type { Actor } from '@welding/domain/entities/audit-entry';
import {
  costOfEntry,
  type NewPriceEntry,
  type PriceEntry,
  priceCostPrivacy,
  priceEntryPrivacy,
  storedPriceCostSchema,
  storedPriceEntrySchema,
  withCost,
} from '@welding/domain/entities/price-entry';
import { apartIn, wholeOf, wholesOf } from '#store/apart.ts';
import { recordChange } from '#store/audit.ts';
import { createIdempotently, type IdempotencyKey } from '#store/create-idempotently.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { findByIds } from '#store/find-by-ids.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { isAlreadyThere } from '#store/outage.ts';

export const priceCosts = entityCollection('priceCosts', storedPriceCostSchema, [], priceCostPrivacy);

export const priceBook = entityCollection(
  'priceBook',
  storedPriceEntrySchema,
  ['createdAt', 'updatedAt'],
  priceEntryPrivacy,
  { apart: apartIn(priceCosts, { fields: ['cost'], partOf: costOfEntry, join: withCost }) },
);

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

/** What is written with a new entry: its cost, and who made it. */
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

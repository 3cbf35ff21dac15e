import { randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import {
  costOfEntry,
  type NewPriceEntry,
  type PriceEntry,
  type PriceEntryChange,
  samplePriceBook,
  storedPriceCostSchema,
  storedPriceEntrySchema,
  withCost,
} from '@welding/domain/entities/price-entry';
import { type Staff, staffMessages } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { forbidden } from '#refusal.ts';
import { apartIn, wholesOf } from '#store/apart.ts';
import { importedEntryId } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import { isAlreadyThere } from '#store/conflicts.ts';
import { addNew, type CreatedBy, create } from '#store/create.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { findByIds } from '#store/query.ts';

export const priceCosts = entityCollection('priceCosts', storedPriceCostSchema);

export const priceBook = entityCollection('priceBook', storedPriceEntrySchema, {
  audit: 'priceEntry',
  apart: apartIn(priceCosts, { fields: ['cost'], partOf: costOfEntry, join: withCost }),
});

/** Stores a new entry. @throws Refusal key_reused */
export async function storePriceEntry(entry: NewPriceEntry, by: CreatedBy): Promise<PriceEntry> {
  return await create(priceBook, newEntry({ ...entry, id: randomUUID() }), by, { note: entry.name });
}

/** Stores all sample entries, or none if one of them exists. @returns the stored ones */
export async function storeSampleEntries(actor: Actor): Promise<PriceEntry[]> {
  const entries = samplePriceBook().map(newEntry);
  const batch = await newBatch();
  for (const entry of entries) await addNew(batch, priceBook, entry, actor, { note: entry.name });
  try {
    await batch.commit();
    return entries;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    const ids = entries.map(({ id }) => id);
    return await wholesOf(priceBook, [...(await findByIds(await priceBook(), ids)).values()]);
  }
}

function newEntry({ unit, ...entry }: NewPriceEntry & { readonly id: string }): PriceEntry {
  return { ...entry, ...(unit && { unit }), active: true, createdAt: new Date().toISOString() };
}

/** Adds an imported entry to a batch. @returns its id */
export async function addPriceEntry(batch: Batch, made: NewPriceEntry, actor: Actor): Promise<string> {
  const entry = newEntry({ ...made, id: randomUUID() });
  const entryId = importedEntryId(entry.id);
  await addNew(batch, priceBook, entry, actor, { note: entry.name, entryId });
  return entry.id;
}

/** @throws Refusal role_may_not for a cost from others than the owner */
export function requireOwnCost({ cost }: { readonly cost?: number | null | undefined }, staff: Staff): void {
  if (cost !== undefined && staff.role !== 'owner')
    throw forbidden(staffMessages.roleMayNot, errorCodes.roleMayNot);
}

/**
 * Changes an entry on its version. The history omits the cost, because the office reads it.
 * @throws Refusal role_may_not as `requireOwnCost`; not_found, changed_meanwhile
 */
export async function changePriceEntry(
  asked: PriceEntryChange,
  { staff, actor }: { readonly staff: Staff; readonly actor: Actor },
  id: string,
): Promise<PriceEntry> {
  const { updatedAt: _, ...change } = asked;
  requireOwnCost(change, staff);
  const { active } = change;
  return await changeEntity(priceBook, {
    id,
    asked,
    actor,
    action: active === undefined ? 'changed' : active ? 'brought back' : 'retired',
    withoutValues: ['cost'],
    decide: () => changedFields(change),
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

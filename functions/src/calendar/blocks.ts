import { randomUUID } from 'node:crypto';
import {
  type NewRecurringBlock,
  type RecurringBlock,
  recurringBlockSchema,
} from '@welding/domain/booking/recurring-block';
import type { Actor, AuditEntry } from '@welding/domain/entities/audit-entry';
import { type Block, blockSchema, type NewBlock } from '@welding/domain/entities/block';
import { bookedAnywayFacts, recordChange } from '#store/audit.ts';
import { createIdempotently, type IdempotencyKey } from '#store/create-idempotently.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery, pagesOfQuery, type QueryRange } from '#store/query.ts';
import type { DayRules } from './calendar-days.ts';
import { changeTimes } from './change-times.ts';
import type { Taken } from './taken-time.ts';

export const blocks = entityCollection('blocks', blockSchema);

const blocksByStart = declareQuery({
  collection: 'blocks',
  equal: [],
  order: { field: 'start', direction: 'asc' },
});
const blocksOfWelder = declareQuery({
  collection: 'blocks',
  equal: ['welderId'],
  order: { field: 'start', direction: 'asc' },
});
/** More blocks than a welder has in a few weeks. */
const mostOfWelder = 500;

/** Every block that begins between two instants, removed ones too, page by page. */
export async function* allBlocks(range: QueryRange): AsyncGenerator<Block[]> {
  yield* pagesOfQuery(blocksByStart(await blocks(), [], range));
}

/** A welder's blocks that begin between two instants, removed ones too. */
export async function listBlocksOfWelder(welderId: string, range: QueryRange): Promise<Block[]> {
  return parseSnapshot(
    await blocksOfWelder(await blocks(), [welderId], range)
      .limit(mostOfWelder)
      .get(),
  );
}

export async function findBlock(id: string): Promise<Block | undefined> {
  return parseDocument(await (await blocks()).doc(id).get());
}

/** The time a block takes from its welder, undefined for a removed one. */
export function takenByBlock({ id, welderId, start, end, removed }: Block): Taken | undefined {
  return removed ? undefined : { crew: [welderId], entry: { id, kind: 'block', start, end } };
}

/**
 * Stores a block and its history entry, once for each key. `bookAnyway` ignores conflicts.
 * @throws Refusal key_reused, TimeTakenError
 */
export async function storeBlock(
  { welderId, start, end, reason, bookAnyway = false }: NewBlock,
  { once, actor, rules }: { once: IdempotencyKey | undefined; actor: Actor; rules: DayRules },
): Promise<Block> {
  const now = new Date().toISOString();
  const block: Block = {
    id: randomUUID(),
    welderId,
    start: start.toISOString(),
    end: end.toISOString(),
    reason,
    createdAt: now,
    updatedAt: now,
  };
  const place = async (batch: Batch): Promise<Block> => {
    await changeTimes(batch, [{ wanted: takenByBlock(block), anyway: bookAnyway }], { rules });
    return block;
  };
  return await createIdempotently(await blocks(), place, {
    once,
    also: (batch) => recordNew(batch, block, { actor, ...(bookAnyway && { facts: bookedAnywayFacts }) }),
  });
}

/** Adds a block and its history entry to the batch that takes its time. */
export async function addBlock(batch: Batch, block: Block, by: { readonly actor: Actor }): Promise<void> {
  batch.create((await blocks()).doc(block.id), block);
  await recordNew(batch, block, by);
}

async function recordNew(
  batch: Batch,
  { id }: Block,
  by: { readonly actor: Actor; readonly facts?: AuditEntry['facts'] },
): Promise<void> {
  await recordChange(batch, { ...by, action: 'created', entity: 'block', entityId: id, changes: [] });
}

export const recurringBlocks = entityCollection('recurringBlocks', recurringBlockSchema);

/** Far more than a business of this size has: a few per welder. */
const mostRecurring = 500;

/** Every recurring block, removed ones too. */
export async function listRecurringBlocks(): Promise<RecurringBlock[]> {
  return parseSnapshot(await (await recurringBlocks()).limit(mostRecurring).get());
}

/** Stores a recurring block and its history entry, once for each key. @throws Refusal key_reused */
export async function storeRecurringBlock(
  fields: NewRecurringBlock,
  { once, actor }: { once: IdempotencyKey | undefined; actor: Actor },
): Promise<RecurringBlock> {
  const now = new Date().toISOString();
  const block: RecurringBlock = { ...fields, id: randomUUID(), createdAt: now, updatedAt: now };
  return await createIdempotently(await recurringBlocks(), block, {
    once,
    also: (batch) =>
      recordChange(batch, {
        actor,
        action: 'created',
        entity: 'recurringBlock',
        entityId: block.id,
        changes: [],
      }),
  });
}

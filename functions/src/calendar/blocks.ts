import {
  type NewRecurringBlock,
  type RecurringBlock,
  recurringBlockSchema,
} from '@welding/domain/booking/recurring-block';
import { type Block, blockSchema, type NewBlock } from '@welding/domain/entities/block';
import { bookedAnywayFacts } from '#store/audit.ts';
import { type CreatedBy, create, newVersioned } from '#store/create.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery, pagesOfQuery, type QueryRange } from '#store/query.ts';
import type { DayRules } from './calendar-days.ts';
import { changeTimes } from './change-times.ts';
import type { Taken } from './taken-time.ts';

export const blocks = entityCollection('blocks', blockSchema, { audit: 'block' });

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
  { rules, ...by }: CreatedBy & { readonly rules: DayRules },
): Promise<Block> {
  const block: Block = {
    ...newVersioned(),
    welderId,
    start: start.toISOString(),
    end: end.toISOString(),
    reason,
  };
  const place = async (batch: Batch): Promise<Block> => {
    await changeTimes(batch, [{ wanted: takenByBlock(block), anyway: bookAnyway }], { rules });
    return block;
  };
  return await create(blocks, place, by, bookAnyway ? { facts: bookedAnywayFacts } : {});
}

export const recurringBlocks = entityCollection('recurringBlocks', recurringBlockSchema, {
  audit: 'recurringBlock',
});

/** Far more than a business of this size has: a few per welder. */
const mostRecurring = 500;

/** Every recurring block, removed ones too. */
export async function listRecurringBlocks(): Promise<RecurringBlock[]> {
  return parseSnapshot(await (await recurringBlocks()).limit(mostRecurring).get());
}

/** Stores a recurring block and its history entry, once for each key. @throws Refusal key_reused */
export async function storeRecurringBlock(fields: NewRecurringBlock, by: CreatedBy): Promise<RecurringBlock> {
  return await create(recurringBlocks, { ...fields, ...newVersioned() }, by);
}

import { randomUUID } from 'node:crypto';
import {
  type NewRecurringBlock,
  type RecurringBlock,
  recurringBlockPrivacy,
  recurringBlockSchema,
} from '@welding/domain/booking/recurring-block';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { recordChange } from '#store/audit.ts';
import { createIdempotently, type IdempotencyKey } from '#store/create-idempotently.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { parseSnapshot } from '#store/parse-snapshot.ts';

export const recurringBlocks = entityCollection(
  'recurringBlocks',
  recurringBlockSchema,
  ['createdAt', 'updatedAt'],
  recurringBlockPrivacy,
);

/** Far more than a business of this size has: a few for each welder. */
const mostRecurring = 500;

/** Every recurring block, those that were removed too. */
export async function listRecurringBlocks(): Promise<RecurringBlock[]> {
  return parseSnapshot(await (await recurringBlocks()).limit(mostRecurring).get());
}

/** Stores a recurring block, with the entry in the history, once for each key. @throws Refusal key_reused */
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

import { randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { type Block, blockSchema, type NewBlock } from '@welding/domain/entities/block';
import { recordChange } from './audit.ts';
import { entityCollection } from './collection.ts';
import { createIdempotently, type IdempotencyKey } from './create-idempotently.ts';

export const blocks = entityCollection('blocks', blockSchema, ['start', 'end', 'createdAt', 'updatedAt']);

/** Stores a blocked time, with the entry in the history, once for each key. @throws KeyReusedError */
export async function storeBlock(
  { welderId, start, end, reason }: NewBlock,
  { once, actor }: { once: IdempotencyKey | undefined; actor: Actor },
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
  return await createIdempotently(await blocks(), block, {
    once,
    also: (batch) =>
      recordChange(batch, { actor, action: 'created', entity: 'block', entityId: block.id, changes: [] }),
  });
}

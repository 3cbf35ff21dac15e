import type { Actor } from '@welding/domain/entities/audit-entry';
import { type Block, type BlockChange, blockProblem, type NewBlock } from '@welding/domain/entities/block';
import { blocks, storeBlock } from '#data/blocks.ts';
import { changeEntity } from '#data/change-entity.ts';
import type { IdempotencyKey } from '#data/create-idempotently.ts';
import { badRequest } from '#http/errors.ts';
import { requireWelder } from './require-welder.ts';

/**
 * Blocks a time of a welder.
 * @throws ApiError 400 for an end before the beginning, a block that is too long, and a welder who is not on the staff;
 * KeyReusedError
 */
export async function planBlock(
  block: NewBlock,
  by: { readonly once: IdempotencyKey | undefined; readonly actor: Actor },
): Promise<Block> {
  requirePossible(block.start, block.end);
  await requireWelder(block.welderId);
  return await storeBlock(block, by);
}

/** Changes, removes or brings back a block. @throws as `planBlock`; MissingEntityError, StaleVersionError */
export async function changeBlock(
  id: string,
  { updatedAt, start, end, reason, removed }: BlockChange,
  actor: Actor,
): Promise<Block> {
  return await changeEntity(blocks, {
    entity: 'block',
    id,
    version: updatedAt,
    actor,
    action: removed ? 'removed' : 'changed',
    decide: (block) => {
      requirePossible(start ?? new Date(block.start), end ?? new Date(block.end));
      return {
        ...(start && { start: start.toISOString() }),
        ...(end && { end: end.toISOString() }),
        ...(reason && { reason }),
        ...(removed !== undefined && { removed: removed || undefined }),
      };
    },
  });
}

function requirePossible(start: Date, end: Date): void {
  const problem = blockProblem(start, end);
  if (problem) throw badRequest(problem);
}

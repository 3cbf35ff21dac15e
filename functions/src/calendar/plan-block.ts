import type { Actor } from '@welding/domain/entities/audit-entry';
import { type Block, type BlockChange, blockProblem, type NewBlock } from '@welding/domain/entities/block';
import { badRequest } from '#refusal.ts';
import { bookedAnywayFacts } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import type { IdempotencyKey } from '#store/create-idempotently.ts';
import { blocks, storeBlock, takenByBlock } from './blocks.ts';
import { findBookingRules } from './booking-rules.ts';
import { moveInDays } from './calendar-days.ts';
import { namingWhatIsInTheWay, requireMayBookAnyway } from './name-what-is-in-the-way.ts';
import { requireWelders } from './require-welders.ts';

/**
 * Blocks a time of a welder.
 * @throws Refusal 400 for an end before the beginning, a block that is too long, and a welder who is not on the staff, 409
 * for visits in the way, 403 for `bookAnyway` of anybody but the owner; key_reused
 */
export async function planBlock(
  block: NewBlock,
  by: { readonly once: IdempotencyKey | undefined; readonly actor: Actor },
): Promise<Block> {
  requirePossible(block.start, block.end);
  requireMayBookAnyway(block.bookAnyway, by.actor);
  const [rules] = await Promise.all([findBookingRules(), requireWelders([block.welderId])]);
  return await namingWhatIsInTheWay(() => storeBlock(block, { ...by, rules: rules.days }));
}

/** Changes, removes or brings back a block. @throws as `planBlock`; not_found, changed_meanwhile */
export async function changeBlock(id: string, change: BlockChange, actor: Actor): Promise<Block> {
  const { start, end, reason, removed, bookAnyway = false } = change;
  requireMayBookAnyway(bookAnyway, actor);
  const rules = await findBookingRules();
  const changing = () =>
    changeEntity(blocks, {
      entity: 'block',
      id,
      asked: change,
      actor,
      action: removed ? 'removed' : 'changed',
      ...(bookAnyway && { facts: bookedAnywayFacts }),
      decide: (block) => {
        requirePossible(start ?? new Date(block.start), end ?? new Date(block.end));
        return {
          ...(start && { start: start.toISOString() }),
          ...(end && { end: end.toISOString() }),
          ...(reason && { reason }),
          ...(removed !== undefined && { removed: removed || undefined }),
        };
      },
      also: (batch, before, after) =>
        moveInDays(batch, takenByBlock(before), takenByBlock(after), {
          rules: rules.days,
          anyway: bookAnyway,
        }),
    });
  return await namingWhatIsInTheWay(changing);
}

function requirePossible(start: Date, end: Date): void {
  const problem = blockProblem(start, end);
  if (problem) throw badRequest(problem);
}

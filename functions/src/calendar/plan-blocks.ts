import { type Busy, busyOfDays, conflictsOf } from '@welding/domain/booking/busy';
import {
  type NewRecurringBlock,
  occurrencesOf,
  type RecurringBlock,
  type RecurringBlockChange,
  recurringBlockProblem,
} from '@welding/domain/booking/recurring-block';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { type Block, type BlockChange, blockProblem, type NewBlock } from '@welding/domain/entities/block';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { badRequest } from '#refusal.ts';
import { bookedAnywayFacts } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import type { By } from '#store/create.ts';
import { blocks, recurringBlocks, storeBlock, storeRecurringBlock, takenByBlock } from './blocks.ts';
import { listDays } from './calendar-days.ts';
import { findCalendarRules, requireWelders } from './calendar-rules.ts';
import { changeTimes } from './change-times.ts';
import { namingWhatIsInTheWay, requireMayBookAnyway } from './name-what-is-in-the-way.ts';

/**
 * Blocks a time of a welder.
 * @throws Refusal 400 for an end before the beginning, a block that is too long, and a welder who is not active staff, 409
 * for conflicting visits, 403 for `bookAnyway` by anyone but the owner; key_reused
 */
export async function planBlock(block: NewBlock, by: By): Promise<Block> {
  requirePossible(block.start, block.end);
  requireMayBookAnyway(block.bookAnyway, by.actor);
  const [rules] = await Promise.all([findCalendarRules(), requireWelders([block.welderId])]);
  return await namingWhatIsInTheWay(() => storeBlock(block, { ...by, rules: rules.days }));
}

/** Changes, removes or restores a block. @throws as `planBlock`; not_found, changed_meanwhile */
export async function changeBlock(id: string, change: BlockChange, actor: Actor): Promise<Block> {
  const { start, end, reason, removed, bookAnyway = false } = change;
  requireMayBookAnyway(bookAnyway, actor);
  const rules = await findCalendarRules();
  const changing = () =>
    changeEntity(blocks, {
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
        changeTimes(
          batch,
          [{ freed: takenByBlock(before), wanted: takenByBlock(after), anyway: bookAnyway }],
          { rules: rules.days },
        ),
    });
  return await namingWhatIsInTheWay(changing);
}

function requirePossible(start: Date, end: Date): void {
  const problem = blockProblem(start, end);
  if (problem) throw badRequest(problem);
}

/** The days ahead to search for visits that conflict with a new recurring block. */
const lookedAheadDays = 60;

/** A recurring block, and the conflicting visits. They stay, but new ones are refused. */
export type PlannedRecurringBlock = { readonly block: RecurringBlock; readonly inTheWay: readonly Busy[] };

/** Blocks a weekly time. @throws Refusal 400 for invalid times and a welder who is not active staff; key_reused */
export async function planRecurringBlock(fields: NewRecurringBlock, by: By): Promise<PlannedRecurringBlock> {
  requirePossibleRecurring(fields);
  await requireWelders([fields.welderId]);
  return await withVisitsInTheWay(await storeRecurringBlock(fields, by));
}

/** Changes, removes or restores a recurring block. @throws as `planRecurringBlock`; not_found, changed_meanwhile */
export async function changeRecurringBlock(
  id: string,
  asked: RecurringBlockChange,
  actor: Actor,
): Promise<PlannedRecurringBlock> {
  const { updatedAt: _, removed, ...change } = asked;
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const changed = await changeEntity(recurringBlocks, {
    id,
    asked,
    actor,
    action: removed ? 'removed' : 'changed',
    decide: (block) => {
      requirePossibleRecurring({ ...block, ...given });
      return { ...given, ...(removed !== undefined && { removed: removed || undefined }) };
    },
  });
  return await withVisitsInTheWay(changed);
}

async function withVisitsInTheWay(block: RecurringBlock): Promise<PlannedRecurringBlock> {
  const today = chicagoDate(new Date());
  const dates = Array.from({ length: lookedAheadDays }, (_, index) => addDays(today, index));
  const days = await listDays(today, addDays(today, lookedAheadDays));
  const busy = busyOfDays(days.filter(({ welderId }) => welderId === block.welderId));
  const rules = { gapMinutes: 0, milesBetween: () => undefined, now: new Date() };
  const inTheWay = occurrencesOf(block, dates).flatMap(({ start, end }) =>
    conflictsOf({ kind: 'block', start: new Date(start), end: new Date(end) }, busy, rules),
  );
  return { block, inTheWay: inTheWay.filter(({ kind }) => kind === 'visit') };
}

function requirePossibleRecurring(block: Parameters<typeof recurringBlockProblem>[0]): void {
  const problem = recurringBlockProblem(block);
  if (problem) throw badRequest(problem);
}

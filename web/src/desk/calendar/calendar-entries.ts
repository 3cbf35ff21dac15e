import { type CalendarDay, countsAt } from '@welding/domain/booking/busy';
import { occurrencesOf, type RecurringBlock } from '@welding/domain/booking/recurring-block';
import type { Block } from '@welding/domain/entities/block';
import { deskPaths } from '@welding/domain/paths';

/** A blocked time of one welder, and where it is changed. */
export type BlockedTime = Pick<Block, 'id' | 'welderId' | 'start' | 'end' | 'reason'> & {
  readonly path: string;
};

/** A time that is kept for somebody on the phone, until it runs out. */
export type HeldTime = {
  readonly id: string;
  readonly welderId: string;
  readonly start: string;
  readonly end: string;
  readonly until: string;
  /** Who holds it, by name. */
  readonly by: string;
};

/** What is blocked on these Chicago days: once, and every week. */
export function blockedTimes(
  blocks: readonly Block[],
  recurring: readonly RecurringBlock[],
  dates: readonly string[],
): BlockedTime[] {
  const once = blocks
    .filter(({ removed }) => !removed)
    .map((block) => ({ ...block, path: deskPaths.block(block.id) }));
  const weekly = recurring.flatMap((block) =>
    occurrencesOf(block, dates).map(({ id, start, end }) => ({
      id,
      start,
      end,
      welderId: block.welderId,
      reason: block.reason,
      path: deskPaths.recurringBlock(block.id),
    })),
  );
  return [...once, ...weekly];
}

/** The holds in these days that have not run out at `now`. */
export function heldTimes(days: readonly CalendarDay[], now: Date): HeldTime[] {
  const held = days.flatMap(({ welderId, busy }) =>
    busy.flatMap(({ id, kind, start, end, until, by = '' }) =>
      kind === 'hold' && until && countsAt({ until }, now) ? [{ id, welderId, start, end, until, by }] : [],
    ),
  );
  return [...new Map(held.map((hold) => [`${hold.id} ${hold.welderId}`, hold])).values()];
}

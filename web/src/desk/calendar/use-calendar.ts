import { type CalendarDay, calendarDaySchema, countsAt } from '@welding/domain/booking/busy';
import type { SpecialDay } from '@welding/domain/booking/opening-hours';
import {
  occurrencesOf,
  type RecurringBlock,
  recurringBlockSchema,
} from '@welding/domain/booking/recurring-block';
import { businessSettingsId, defaultSettings, storedSettingsSchema } from '@welding/domain/business/settings';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { type Block, blockSchema } from '@welding/domain/entities/block';
import { crewFields, crewOf } from '@welding/domain/entities/crew';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDayBounds } from '@welding/domain/values/chicago-day';
import { maxBlockDays } from '@welding/domain/values/limits';
import { useSyncExternalStore } from 'react';
import { answeredOf, type DeskList, useDeskDocument, useDeskList } from '#desk/live/use-desk-list.ts';
import { isPlanner, type Person, usePeople } from '#desk/live/use-people.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { useSpecialDays } from '#shared/appointments/use-special-days.ts';
import { isSame } from '#shared/form/form-versions.ts';
import { createStore } from '#shared/state/create-store.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { useMinute } from '#shared/ui/use-clock.ts';
import { moveVisit, type Slot } from './save-visit.tsx';

/** Above ten welders with six visits a day for two weeks. */
const mostVisits = 1_000;
const mostBlocks = 1_000;
/** A visit that started this long before the first day may still last into it. */
const longestVisitMs = 8 * 3_600_000;
const dayMs = 86_400_000;

/** Active staff, live; undefined until all are known. */
export function useWelders(person: DeskPerson): readonly Person[] | undefined {
  const people = answeredOf(usePeople(person));
  return people.status === 'ready' ? [...people.items.filter(({ active }) => active)] : undefined;
}

type Calendar = {
  /** Ready once all that takes time is known, because the gaps between look free. */
  readonly visits: DeskList<Appointment>;
  readonly blocks: readonly BlockedTime[];
  /** The lists of the blocks. */
  readonly busy: readonly DeskList<unknown>[];
  readonly blocksFailed: boolean;
  readonly holds: readonly ReservedTime[];
  readonly specialDays: readonly SpecialDay[];
  /** Kept free between two visits of a welder. */
  readonly gapMinutes: number;
};

/** The visits and blocks of these days, live. A welder gets their own. */
export function useCalendar(person: DeskPerson, dates: readonly string[]): Calendar {
  const start = chicagoDayBounds(dates[0] ?? '').start;
  const end = chicagoDayBounds(dates.at(-1) ?? '').end;
  const own = ['welderId', '==', person.id] as const;
  const ofCrew = ['welderIds', 'array-contains', person.id] as const;
  const [visitsOf, blocksOf, recurringOf] = calendarQueries(start, end);
  const isOfAll = isPlanner(person);
  const visits = answeredOf(
    useDeskList(isOfAll ? visitsOf : { ...visitsOf, where: [ofCrew, ...visitsOf.where] }),
  );
  const blocks = answeredOf(
    useDeskList(isOfAll ? blocksOf : { ...blocksOf, where: [own, ...blocksOf.where] }),
  );
  const recurring = answeredOf(useDeskList(isOfAll ? recurringOf : { ...recurringOf, where: [own] }));
  const holds = useHolds(isPlanner(person) ? dates : []);
  const settings = useDeskDocument(
    'settings',
    isPlanner(person) ? businessSettingsId : undefined,
    storedSettingsSchema,
  );
  const publicDays = useSpecialDays(!isPlanner(person));
  const busy = [blocks, recurring];
  const isWaiting = busy.some(({ status }) => status === 'loading');
  return {
    visits: visits.status === 'ready' && isWaiting ? { status: 'loading' } : visits,
    blocks: blockedTimes(
      blocks.status === 'ready'
        ? [...blocks.items.filter(({ end }) => Date.parse(end) > start.getTime())]
        : [],
      recurring.status === 'ready' ? [...recurring.items] : [],
      dates,
    ),
    busy,
    blocksFailed: busy.some((list) => list.status !== 'ready' || list.isFull || list.unreadable > 0),
    holds,
    specialDays: settings.status === 'ready' ? settings.item.specialDays : publicDays,
    gapMinutes: (settings.status === 'ready' ? settings.item : defaultSettings).booking.gapMinutes,
  };
}

function calendarQueries(start: Date, end: Date) {
  const visits = {
    collection: 'appointments',
    schema: appointmentSchema,
    where: [
      ['scheduledDate', '>', new Date(start.getTime() - longestVisitMs)],
      ['scheduledDate', '<', end],
    ],
    order: ['scheduledDate', 'asc'],
    limit: mostVisits,
  } as const;
  const blocks = {
    collection: 'blocks',
    schema: blockSchema,
    where: [
      ['start', '>', new Date(start.getTime() - maxBlockDays * dayMs)],
      ['start', '<', end],
    ],
    order: ['start', 'asc'],
    limit: mostBlocks,
  } as const;
  const recurring = {
    collection: 'recurringBlocks',
    schema: recurringBlockSchema,
    limit: mostBlocks,
  } as const;
  return [visits, blocks, recurring] as const;
}

function useHolds(dates: readonly string[]): readonly ReservedTime[] {
  const [first] = dates;
  const last = dates.at(-1);
  const now = useMinute() ?? serverNow();
  const days = useDeskList(
    first && last
      ? {
          collection: 'calendarDays',
          schema: calendarDaySchema,
          where: [
            ['date', '>=', first],
            ['date', '<=', last],
          ],
          order: ['date', 'asc'],
          limit: mostVisits,
        }
      : null,
  );
  return days.status === 'ready' ? heldTimes([...days.items], now) : [];
}

export type BlockedTime = Pick<Block, 'id' | 'welderId' | 'start' | 'end' | 'reason'> & {
  readonly path: string;
};

export type ReservedTime = {
  readonly id: string;
  readonly welderId: string;
  readonly start: string;
  readonly end: string;
  readonly until: string;
  /** The holder's name. */
  readonly by: string;
};

/** Single and weekly blocks on these Chicago days. */
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

export function heldTimes(days: readonly CalendarDay[], now: Date): ReservedTime[] {
  const held = days.flatMap(({ welderId, busy }) =>
    busy.flatMap(({ id, kind, start, end, until, by = '' }) =>
      kind === 'hold' && until && countsAt({ until }, now) ? [{ id, welderId, start, end, until, by }] : [],
    ),
  );
  return [...new Map(held.map((hold) => [`${hold.id} ${hold.welderId}`, hold])).values()];
}

/** A countdown: 9:05. */
export function timeLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

type Move = { readonly slot: Slot; readonly savedAs?: string | undefined };

/** The last move of each visit on this page, shared by all calendar views. */
const moves = createStore<ReadonlyMap<string, Move>>(() => new Map());

const movesUnderWay = new Map<string, Promise<Appointment | undefined>>();

function set(id: string, move: Move | undefined): void {
  const after = new Map(moves.get());
  if (move) after.set(id, move);
  else after.delete(id);
  moves.set(after);
}

/** The visits with pending moves: a dropped visit moves at once, and returns if the move is refused. */
export function usePlannedVisits(visits: readonly Appointment[]): {
  visits: readonly Appointment[];
  move: (visit: Appointment, slot: Slot) => Promise<void>;
} {
  const planned = useSyncExternalStore(moves.subscribe, moves.get, moves.get);
  const move = async (visit: Appointment, slot: Slot) => {
    if (slot.scheduledDate === visit.scheduledDate && isSame(slot.welderIds, crewOf(visit))) return;
    const shown: Move = { slot };
    set(visit.id, shown);
    const moved = await moveNext(visit, slot);
    if (moves.get().get(visit.id) === shown) set(visit.id, moved && { slot, savedAs: moved.updatedAt });
  };
  return {
    visits: visits.map((visit) => asPlanned(visit, planned.get(visit.id))),
    move,
  };
}

/** Moves a visit once its previous move is saved or refused, from the version saved then. */
export function moveNext(visit: Appointment, slot: Slot): Promise<Appointment | undefined> {
  const earlier = movesUnderWay.get(visit.id);
  const moving = (async () => {
    const moved = await earlier;
    const isNewer = moved && (moved.updatedAt ?? '') > (visit.updatedAt ?? '');
    return await moveVisit(isNewer ? moved : visit, slot);
  })();
  movesUnderWay.set(visit.id, moving);
  return moving;
}

/** A visit after its last move until the list catches up. Another move then uses the saved version. */
export function asPlanned(visit: Appointment, move: Move | undefined): Appointment {
  const { updatedAt = '' } = visit;
  if (!move || (move.savedAs !== undefined && (updatedAt ?? '') >= move.savedAs)) return visit;
  return { ...withSlot(visit, move.slot), ...(move.savedAs && { updatedAt: move.savedAs }) };
}

export function withSlot(visit: Appointment, { scheduledDate, welderIds }: Slot): Appointment {
  return { ...visit, scheduledDate, ...crewFields(welderIds) };
}

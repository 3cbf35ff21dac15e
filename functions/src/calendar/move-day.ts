import { randomUUID } from 'node:crypto';
import { type MoveDay, type MovedDay, moveDayMessages } from '@welding/domain/booking/move-day';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Block } from '@welding/domain/entities/block';
import { crewOf } from '@welding/domain/entities/crew';
import { decideVisitChange, VisitChangeError } from '@welding/domain/entities/visit-change';
import { chicagoDate, chicagoDayBounds } from '@welding/domain/values/chicago-day';
import { tell } from '#messages/tell.ts';
import { refreshProject } from '#projects/refresh-project.ts';
import { badRequest, conflict, notFound, type Refusal } from '#refusal.ts';
import { addChange } from '#store/change-entity.ts';
import { changedInBetween, retryConflicts } from '#store/conflicts.ts';
import { addNew, type By } from '#store/create.ts';
import { newBatch } from '#store/firestore.ts';
import { findEarlierId, recordKey } from '#store/idempotency.ts';
import { refreshHours } from '#time/refresh-hours.ts';
import { hoursOfEndedTry } from '#visits/add-visit-effects.ts';
import { appointments, findAppointment, withFlagsBefore } from '#visits/appointments.ts';
import { withoutFormerStaff } from '#visits/without-former-staff.ts';
import { blocks, findBlock, takenByBlock } from './blocks.ts';
import { type CalendarRules, findCalendarRules, requireNewWelders } from './calendar-rules.ts';
import { changePossibleTimes } from './change-times.ts';
import { inTheWayOf } from './name-what-is-in-the-way.ts';
import { takenByVisit } from './taken-time.ts';

const minuteMs = 60_000;

/** A new block for the rest of a welder's Chicago day. @throws Refusal 400 for a past day */
function restOfDay(
  { welderId, date }: { readonly welderId: string; readonly date: string },
  reason: string,
  now: Date,
): Block {
  const { start, end } = chicagoDayBounds(date);
  const thisMinute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const from = new Date(Math.max(start.getTime(), thisMinute));
  if (from >= end) throw badRequest(moveDayMessages.dayOver);
  const made = now.toISOString();
  return {
    id: randomUUID(),
    welderId,
    start: from.toISOString(),
    end: end.toISOString(),
    reason,
    createdAt: made,
    updatedAt: made,
  };
}

type Batch = Parameters<typeof refreshProject>[0];
type Move = MoveDay['moves'][number];
/** A visit as it was read, and its changes. */
type DecidedMove = { readonly before: Appointment; readonly fields: Partial<Appointment> };

/**
 * Moves visits of a welder's day in one batch. A visit that cannot move stays and is returned with the reason. Each client
 * whose time changes gets one mail. Repeating the key moves nothing more.
 * @throws Refusal 400 for a welder who is not active staff and for blocking a past day; key_reused
 */
export async function moveDay(asked: MoveDay, by: By): Promise<MovedDay> {
  const rules = await findCalendarRules();
  return await retryConflicts(async () => {
    const earlierId = by.once && (await findEarlierId(by.once));
    return earlierId === undefined ? await moveNow(asked, rules, by) : await respondAgain(asked, earlierId);
  });
}

async function moveNow(asked: MoveDay, rules: CalendarRules, { once, actor }: By): Promise<MovedDay> {
  const batch = await newBatch();
  const decided = await Promise.all(asked.moves.map((move) => decide(move, asked)));
  const refused = new Map(decided.flatMap(({ id, refusal }) => (refusal ? [[id, refusal] as const] : [])));
  const going = decided.flatMap(({ move }) => move ?? []);
  const block = asked.block === undefined ? undefined : restOfDay(asked, asked.block, new Date());
  const changes = going.map(({ before, fields }) => {
    const [freed, wanted] = [takenByVisit(before), takenByVisit({ ...before, ...fields })];
    return { id: before.id, freed, wanted };
  });
  const blocked = block ? [{ id: block.id, wanted: takenByBlock(block), anyway: true }] : [];
  const left = await changePossibleTimes(batch, [...changes, ...blocked], { rules: rules.days });
  for (const [{ id }, error] of left) refused.set(id, await inTheWayOf(error));
  const movable = going.filter(({ before }) => !refused.has(before.id));
  const moved = await Promise.all(movable.map((move) => addMove(batch, move, actor)));
  await addMoveEffects(batch, movable, moved, actor);
  if (block) await addNew(batch, blocks, block, actor);
  const changedId = block?.id ?? moved.find(({ isChanged }) => isChanged)?.entity.id;
  if (changedId !== undefined) {
    if (once) await recordKey(batch, once, changedId);
    await batch.commit();
  }
  return responseOf(
    moved.map(({ entity }) => entity),
    refused,
    block,
  );
}

/** A visit's changes, or the reason why it stays. */
async function decide(
  { id, updatedAt, scheduledDate, welderIds, undoes }: Move,
  day: MoveDay,
): Promise<{ id: string; move?: DecidedMove; refusal?: Refusal }> {
  const before = await findAppointment(id);
  await requireNewWelders(welderIds, before);
  if (!before) return { id, refusal: notFound() };
  if (updatedAt !== undefined && updatedAt !== (before.updatedAt ?? null))
    return { id, refusal: conflict(moveDayMessages.changedMeanwhile) };
  try {
    const decided = decideVisitChange(before, {
      updatedAt: null,
      ...(scheduledDate && { scheduledDate }),
      ...(welderIds && { welderIds }),
    });
    const moved = await withoutFormerStaff(before, decided);
    const fields = undoes ? await withFlagsBefore(id, moved) : moved;
    if (![before, { ...before, ...fields }].some((visit) => isOfDay(visit, day)))
      return { id, refusal: conflict(moveDayMessages.notOfDay) };
    return { id, move: { before, fields } };
  } catch (error) {
    if (!(error instanceof VisitChangeError)) throw error;
    return { id, refusal: conflict(error.message) };
  }
}

function isOfDay(visit: Appointment, { welderId, date }: Pick<MoveDay, 'welderId' | 'date'>): boolean {
  return crewOf(visit).includes(welderId) && chicagoDate(new Date(visit.scheduledDate)) === date;
}

async function addMove(batch: Batch, { before, fields }: DecidedMove, actor: Actor) {
  return await addChange(batch, appointments, {
    id: before.id,
    actor,
    action: 'changed',
    decide: (current) => {
      if (current.updatedAt !== before.updatedAt) throw changedInBetween();
      return fields;
    },
  });
}

/** Adds the news for clients and welders, the status of the projects and the hours worked to the batch. */
async function addMoveEffects(
  batch: Batch,
  moves: readonly DecidedMove[],
  moved: readonly { readonly entity: Appointment }[],
  actor: Actor,
): Promise<void> {
  const told = moves.flatMap(({ before }, index) => {
    const after = moved[index]?.entity;
    return after ? { before, after } : [];
  });
  const byProject = Map.groupBy(told, ({ after }) => after.projectId);
  await Promise.all([
    tell(batch, 'visitsMoved', { moves: told, by: actor.id }),
    ...told.map(({ before, after }) =>
      refreshHours(batch, before, after, hoursOfEndedTry(before, after, actor)),
    ),
    ...[...byProject].map(([projectId, of]) =>
      refreshProject(batch, projectId, { visits: of.map(({ after }) => after) }),
    ),
  ]);
}

/** The results of an earlier request with the same key that still hold. */
async function respondAgain({ moves }: MoveDay, earlierId: string): Promise<MovedDay> {
  const [block, visits] = await Promise.all([
    findBlock(earlierId),
    Promise.all(moves.map(({ id }) => findAppointment(id))),
  ]);
  const moved = visits.flatMap((visit, index) => (visit && isAsAsked(visit, moves[index]) ? visit : []));
  const others = moves.filter(({ id }) => !moved.some((visit) => visit.id === id));
  return responseOf(moved, new Map(others.map(({ id }) => [id, conflict(moveDayMessages.notMoved)])), block);
}

function isAsAsked(visit: Appointment, { scheduledDate, welderIds }: Partial<Move> = {}): boolean {
  const isThen = !scheduledDate || scheduledDate.toISOString() === visit.scheduledDate;
  return isThen && (!welderIds || String(welderIds) === String(crewOf(visit)));
}

function responseOf(
  moved: readonly Appointment[],
  refused: ReadonlyMap<string, Refusal>,
  block: Block | undefined,
): MovedDay {
  return {
    moved: [...moved],
    left: [...refused].map(([id, { code, message }]) => ({ id, code, message })),
    ...(block && { block }),
  };
}

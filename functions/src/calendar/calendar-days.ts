import {
  type Busy,
  busyOfDays,
  type CalendarDay,
  type ConflictRules,
  calendarDayId,
  calendarDayPrivacy,
  calendarDaySchema,
  conflictsOf,
  countsAt,
} from '@welding/domain/booking/busy';
import { whoIsFree } from '@welding/domain/booking/propose-day';
import { occurrencesOf, type RecurringBlock } from '@welding/domain/booking/recurring-block';
import { addDays } from '@welding/domain/values/chicago-day';
import { TimeTakenError } from '#store/conflicts.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch, Timestamp } from '#store/firestore.ts';
import { declareQuery, getDocuments } from '#store/query.ts';
import { datesOf, dayIdsOf, guardStaff, newlyTaken, type Taken } from './taken-time.ts';

/*
 * One document per welder and Chicago day holds the times taken. Every change of time updates it in the same batch, which
 * fails if the document changed in between, so that only one of two competing bookings succeeds. A visit is entered in every
 * day that it or the longest gap after it touches, so that two visits too close together always share a document, even
 * over midnight.
 */

export const calendarDays = entityCollection('calendarDays', calendarDaySchema, [], calendarDayPrivacy);

const daysByDate = declareQuery({
  collection: 'calendarDays',
  equal: [],
  order: { field: 'date', direction: 'asc' },
});

export type DayRules = Omit<ConflictRules, 'now'> & { readonly recurring: readonly RecurringBlock[] };

/** The time one change takes and frees. */
type DaysChange = {
  readonly before?: Taken | undefined;
  /** Taken from everyone in `crew`, else from one of `welders`. */
  readonly wanted?: Busy | undefined;
  readonly crew?: readonly string[] | undefined;
  readonly welders?: readonly string[];
  /** Gets the visit if free; otherwise the welder with the least extra driving does. */
  readonly preferred?: string | undefined;
  /** The hold this visit replaces. */
  readonly holdId?: string | undefined;
  /** Takes the time of `crew` despite conflicts. */
  readonly anyway?: boolean;
  readonly rules: DayRules;
};

export type ReadDay = { readonly busy: readonly Busy[]; readonly changedAt: Timestamp | undefined };

/**
 * Adds the taken and freed times to a batch. The batch fails with a conflict when one of the days changed in between; start
 * again then.
 * @returns the welders who take the time, none if nothing is taken
 * @throws TimeTakenError
 */
export async function changeDays(batch: Batch, change: DaysChange): Promise<readonly string[]> {
  const { before, wanted, crew, welders = [], holdId } = change;
  const freedIds = before ? dayIdsOf(before) : [];
  const takenIds = wanted ? dayIdsOf({ crew: crew ?? welders, entry: wanted }) : [];
  const days = await readDays([...new Set([...freedIds, ...takenIds])]);
  const chosen = wanted ? choose(wanted, days, change) : [];
  const taking = wanted ? newlyTaken({ crew: chosen, entry: wanted }, before) : [];
  await guardStaff(batch, taking, crew ? undefined : new TimeTakenError([]));
  const left = new Set([wanted?.id, before?.entry.id, holdId]);
  const ownIds = wanted ? dayIdsOf({ crew: chosen, entry: wanted }) : [];
  const now = new Date();
  for (const id of new Set([...freedIds, ...ownIds])) {
    const { busy = [], changedAt } = days.get(id) ?? {};
    const kept = busy.filter((entry) => !left.has(entry.id) && countsAt(entry, now));
    const after = wanted && ownIds.includes(id) ? [...kept, wanted] : kept;
    if (after.length > 0 || busy.length > 0) await writeDay(batch, id, after, changedAt);
  }
  return chosen;
}

function choose(wanted: Busy, days: ReadonlyMap<string, ReadDay>, change: DaysChange): readonly string[] {
  const {
    crew,
    welders = [],
    preferred,
    anyway,
    rules: { recurring: _, ...gaps },
  } = change;
  if (anyway && crew) return crew;
  const times = timesOf(wanted, days, change);
  if (crew) {
    if (times.some(({ inTheWay }) => inTheWay.length > 0)) throw new TimeTakenError(times);
    return crew;
  }
  if (welders.length === 0) return [];
  const free = whoIsFree(askedFor(wanted), times, { ...gaps, now: new Date() });
  const found = free.find(({ welderId }) => welderId === preferred) ?? free[0];
  if (!found) throw new TimeTakenError(times);
  return [found.welderId];
}

/** The taken times of everyone asked, and their conflicts. */
export function timesOf(
  wanted: Busy,
  days: ReadonlyMap<string, ReadDay>,
  { before, crew, welders = [], holdId, rules: { recurring, ...gaps } }: DaysChange,
) {
  const rules = { ...gaps, now: new Date() };
  const dates = datesOf(wanted);
  const asked = askedFor(wanted);
  return (crew ?? welders).map((welderId) => {
    const entries = busyOfDays(dates.flatMap((date) => days.get(calendarDayId(welderId, date)) ?? []));
    const blocked = recurring.filter((block) => block.welderId === welderId);
    const others = [
      ...entries.filter(({ id }) => id !== wanted.id && id !== holdId),
      ...blocked.flatMap((block) => occurrencesOf(block, dates)),
    ];
    // Shortening a visit ignores conflicts that its longer time had already.
    const known =
      before && isWithin(wanted, welderId, before) ? conflictsOf(askedFor(before.entry), others, rules) : [];
    const busy = others.filter((entry) => !known.includes(entry));
    return { welderId, busy, inTheWay: conflictsOf(asked, busy, rules) };
  });
}

/**
 * Adds several visits with their crews to a batch; each conflicts with those after it. The batch fails with a conflict when
 * one of the days changed in between.
 * @throws TimeTakenError with each of `wanted` that conflicts
 */
export async function takeTimes(
  batch: Batch,
  wanted: readonly Taken[],
  { holdId, anyway, rules }: Pick<DaysChange, 'rules' | 'holdId' | 'anyway'>,
): Promise<void> {
  const [days] = await Promise.all([
    readDays([...new Set(wanted.flatMap(dayIdsOf))]),
    guardStaff(batch, wanted),
  ]);
  const refused: (ReturnType<typeof timesOf>[number] & { start: string })[] = [];
  for (const { crew, entry } of wanted) {
    const times = anyway ? [] : timesOf(entry, days, { crew, holdId, rules });
    const busy = times.filter(({ inTheWay }) => inTheWay.length > 0);
    refused.push(...busy.map((time) => ({ ...time, start: entry.start })));
    for (const id of dayIdsOf({ crew, entry })) {
      const { busy: taken = [], changedAt } = days.get(id) ?? {};
      days.set(id, { busy: [...taken, entry], changedAt });
    }
  }
  if (refused.length > 0) throw new TimeTakenError(refused);
  const now = new Date();
  for (const [id, { busy, changedAt }] of days) {
    const kept = busy.filter((entry) => entry.id !== holdId && countsAt(entry, now));
    await writeDay(batch, id, kept, changedAt);
  }
}

function isWithin(wanted: Busy, welderId: string, { crew, entry }: Taken): boolean {
  return crew.includes(welderId) && entry.start <= wanted.start && wanted.end <= entry.end;
}

function askedFor(entry: Busy) {
  return { ...entry, start: new Date(entry.start), end: new Date(entry.end) };
}

/** A day's taken times, and the version that was read. */
export async function readDay(id: string): Promise<ReadDay> {
  return (await readDays([id])).get(id) ?? { busy: [], changedAt: undefined };
}

/** Several days' taken times by their ids, and the versions that were read. */
export async function readDays(ids: readonly string[]): Promise<Map<string, ReadDay>> {
  const found = await getDocuments(await calendarDays(), ids);
  return new Map(
    found.map((document) => {
      const { busy = [] } = parseDocument(document) ?? {};
      return [document.id, { busy, changedAt: document.updateTime }];
    }),
  );
}

/** Writes a day on the condition that it is unchanged since it was read. */
export async function writeDay(
  batch: Batch,
  id: string,
  busy: readonly Busy[],
  changedAt: Timestamp | undefined,
): Promise<void> {
  const document = (await calendarDays()).doc(id).withConverter(null);
  const stored = busy
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
    .map(({ start, end, until, ...rest }) => ({
      ...rest,
      start: new Date(start),
      end: new Date(end),
      ...(until && { until: new Date(until) }),
    }));
  const [welderId, date] = id.split('_');
  if (changedAt) batch.update(document, { busy: stored }, { lastUpdateTime: changedAt });
  else batch.create(document, { welderId, date, busy: stored });
}

/** One stored entry of a welder's day. */
export async function findEntry(welderId: string, date: string, id: string): Promise<Busy | undefined> {
  const { busy } = await readDay(calendarDayId(welderId, date));
  return busy.find((entry) => entry.id === id);
}

/** More welders than a business of this size employs. */
const mostWelders = 60;

/** Everyone's taken times on the Chicago days from `first` to `last`, both included. */
export async function listDays(first: string, last: string): Promise<CalendarDay[]> {
  const range = { after: addDays(first, -1), before: addDays(last, 1) };
  const dayCount = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  const query = daysByDate(await calendarDays(), [], range).limit(dayCount * mostWelders);
  return parseSnapshot(await query.get());
}

/**
 * Adds a change of time or crew to a batch. Shortening a time only checks the travel time again, if the place changed.
 * @throws TimeTakenError
 */
export async function moveInDays(
  batch: Batch,
  freed: Taken | undefined,
  taken: Taken | undefined,
  conditions: Pick<DaysChange, 'rules' | 'holdId' | 'anyway'>,
): Promise<void> {
  if (JSON.stringify(freed) === JSON.stringify(taken)) return;
  await changeDays(batch, { ...conditions, before: freed, wanted: taken?.entry, crew: taken?.crew });
}

import type { Appointment } from '../entities/appointment.ts';
import { chicagoDate, chicagoDayBounds, moveToDate } from '../values/chicago-day.ts';
import { type Busy, busyOfVisit, type ConflictRules, conflictsOf, type Wanted } from './busy.ts';
import { type FreeTimesQuestion, freeTimes, nearestTimes, type WelderTime } from './free-times.ts';
import { type MilesBetween, shop } from './gap.ts';
import type { MovePreference, Proposal } from './move-day.ts';

/** Somebody who could make a visit. */
type Candidate = WelderTime & {
  /** What the visit adds to the way of that day, which begins and ends at the shop; undefined where a place is not known. */
  readonly extraMiles: number | undefined;
};

/** Who of `welders` has the time free, whose way is the least longer first; then who has the least to do that day. */
export function whoIsFree(wanted: Wanted, welders: readonly WelderTime[], rules: ConflictRules): Candidate[] {
  const isOnDay = onDayOf(wanted.start);
  return welders
    .filter(({ busy }) => conflictsOf(wanted, busy, rules).length === 0)
    .map((welder) => ({
      candidate: { ...welder, extraMiles: extraMiles(wanted, welder.busy, rules.milesBetween, isOnDay) },
      busyMs: lengthOf(welder.busy.filter(isOnDay)),
    }))
    .toSorted(
      ({ candidate: one, busyMs: ofOne }, { candidate: other, busyMs: ofOther }) =>
        (one.extraMiles ?? 0) - (other.extraMiles ?? 0) ||
        ofOne - ofOther ||
        (one.welderId < other.welderId ? -1 : 1),
    )
    .map(({ candidate }) => candidate);
}

/** How many miles a visit adds to a welder's way of its day. */
export function extraMiles(
  { start, end, zip }: Pick<Wanted, 'start' | 'end' | 'zip'>,
  busy: readonly Busy[],
  milesBetween: MilesBetween,
  isOnDay = onDayOf(start),
): number | undefined {
  if (!zip) return undefined;
  const stops = busy
    .filter((entry) => entry.zip && isOnDay(entry))
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  const before = stops.findLast((stop) => Date.parse(stop.end) <= start.getTime())?.zip ?? shop;
  const after = stops.find((stop) => Date.parse(stop.start) >= end.getTime())?.zip ?? shop;
  const [there, onwards, straight] = [
    milesBetween(before, zip),
    milesBetween(zip, after),
    milesBetween(before, after),
  ];
  if (there === undefined || onwards === undefined || straight === undefined) return undefined;
  return there + onwards - straight;
}

/** Tells what begins on the Chicago day of an instant; that day is looked up once for all that everybody has to do. */
function onDayOf(instant: Date): (entry: Busy) => boolean {
  const { start, end } = chicagoDayBounds(chicagoDate(instant));
  return (entry) => {
    const begins = Date.parse(entry.start);
    return start.getTime() <= begins && begins < end.getTime();
  };
}

function lengthOf(busy: readonly Busy[]): number {
  return busy.reduce((sum, { start, end }) => sum + Date.parse(end) - Date.parse(start), 0);
}

/** A visit that is to leave the day of a welder. */
export type LeavingVisit = Pick<Appointment, 'id' | 'scheduledDate' | 'duration' | 'zip'> & {
  /** Who makes it, that welder among them. */
  readonly crew: readonly string[];
};

/** What proposals are made of. */
export type DayQuestion = {
  /** Whose day it is. */
  readonly welderId: string;
  readonly prefer: MovePreference;
  /** Everybody who takes visits, with all that is taken of their time from that day on. */
  readonly welders: readonly WelderTime[];
  /** On which days another time is looked for, and by which rules. */
  readonly later: Omit<FreeTimesQuestion, 'durationMinutes' | 'zip'>;
};

type Times = ReadonlyMap<string, WelderTime>;

/** Of so many of each kind a person chooses. */
const mostOffered = 3;

/**
 * What could become of each visit of a day, the best first: somebody else comes at the same time, who drives the least for it,
 * or the crew comes on another day, at the free time nearest to the one that was agreed. What is best for one visit is taken
 * for those after it.
 * @returns the proposals by the visit's id; none where nobody has time
 */
export function proposeDay(
  visits: readonly LeavingVisit[],
  question: DayQuestion,
): ReadonlyMap<string, readonly Proposal[]> {
  const times = new Map(question.welders.map((welder) => [welder.welderId, welder]));
  const found = new Map<string, readonly Proposal[]>();
  for (const visit of visits.toSorted((one, other) => (one.scheduledDate < other.scheduledDate ? -1 : 1))) {
    for (const [welderId, { busy }] of times)
      times.set(welderId, { welderId, busy: busy.filter(({ id }) => id !== visit.id) });
    const others = [...withSomebodyElse(visit, times, question), ...withoutTheWelder(visit, times, question)];
    const days = onAnotherDay(visit, times, question);
    const proposals = question.prefer === 'welder' ? [...others, ...days] : [...days, ...others];
    found.set(visit.id, proposals);
    const { welderIds, scheduledDate } = proposals[0] ?? { ...visit, welderIds: visit.crew };
    for (const welderId of welderIds) {
      const entry = busyOfVisit({ ...visit, scheduledDate });
      times.set(welderId, { welderId, busy: [...busyIn(times, welderId), entry] });
    }
  }
  return found;
}

/** The time as it was agreed, with somebody in the welder's place; none once it has passed. */
function withSomebodyElse(visit: LeavingVisit, times: Times, { welderId, later }: DayQuestion): Proposal[] {
  const { scheduledDate, crew, zip } = visit;
  const { start, end } = spanOf(visit, new Date(scheduledDate));
  if (start < later.now) return [];
  const wanted = { kind: 'visit', start, end, zip } as const;
  const { gapMinutes } = later.booking;
  const rules = { gapMinutes, milesBetween: later.milesBetween, now: later.now };
  const others = [...times.values()].filter(({ welderId: id }) => !crew.includes(id));
  return whoIsFree(wanted, others, rules)
    .slice(0, mostOffered)
    .map((found) => ({
      welderIds: crew.map((id) => (id === welderId ? found.welderId : id)),
      scheduledDate,
      extraMiles: found.extraMiles ?? null,
    }));
}

/** The time as it was agreed, by those of the crew who are left; none once it has passed. */
function withoutTheWelder(
  { scheduledDate, crew }: LeavingVisit,
  times: Times,
  { welderId, later }: DayQuestion,
) {
  const welderIds = crew.filter((id) => id !== welderId && times.has(id));
  const hasPassed = new Date(scheduledDate) < later.now;
  return welderIds.length === 0 || hasPassed ? [] : [{ welderIds, scheduledDate, extraMiles: null }];
}

/** The first days on which all of the crew who still work here have time, each with the time nearest to the clock that was agreed. */
function onAnotherDay(visit: LeavingVisit, times: Times, { later }: DayQuestion): Proposal[] {
  const { zip } = visit;
  const crew = visit.crew.filter((id) => times.has(id));
  if (crew.length === 0) return [];
  const together = { welderId: '', busy: timesOf(crew, times).flatMap(({ busy }) => busy) };
  const free = freeTimes({ ...later, durationMinutes: Number(visit.duration), zip }, [together]);
  return free
    .filter((day) => day.times.length > 0)
    .slice(0, mostOffered)
    .flatMap((day) => nearestTimes([day], moveToDate(new Date(visit.scheduledDate), day.date), 1))
    .map((at) => {
      const miles = extraMiles({ ...spanOf(visit, at), zip }, busyIn(times, crew[0]), later.milesBetween);
      return { welderIds: [...crew], scheduledDate: at.toISOString(), extraMiles: miles ?? null };
    });
}

function spanOf({ duration }: LeavingVisit, start: Date): { start: Date; end: Date } {
  return { start, end: new Date(start.getTime() + Number(duration) * 60_000) };
}

function timesOf(crew: readonly string[], times: Times): WelderTime[] {
  return crew.map((welderId) => ({ welderId, busy: busyIn(times, welderId) }));
}

function busyIn(times: Times, welderId = ''): WelderTime['busy'] {
  return times.get(welderId)?.busy ?? [];
}

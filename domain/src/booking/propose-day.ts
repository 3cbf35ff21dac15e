import type { Appointment } from '../entities/appointment.ts';
import { chicagoDate, chicagoDayBounds, moveToDate } from '../values/chicago-day.ts';
import {
  type Busy,
  busyOfVisit,
  type ConflictRules,
  conflictsOf,
  type MilesBetween,
  shop,
  type Wanted,
} from './busy.ts';
import { type FreeTimesQuestion, freeTimes, nearestTimes, type WelderTime } from './free-times.ts';
import type { MovePreference, Proposal } from './move-day.ts';

type Candidate = WelderTime & {
  /** Miles the visit adds to the welder's day, from and to the shop; undefined if a place is unknown. */
  readonly extraMiles: number | undefined;
};

/** The free welders, the shortest detour first, then the least busy that day. */
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

/** Tests whether an entry starts on the instant's Chicago day. Computes the day's bounds once. */
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

export type LeavingVisit = Pick<Appointment, 'id' | 'scheduledDate' | 'duration' | 'zip'> & {
  readonly crew: readonly string[];
};

export type DayQuestion = {
  readonly welderId: string;
  readonly prefer: MovePreference;
  /** All welders, with their occupied time from that day on. */
  readonly welders: readonly WelderTime[];
  readonly later: Omit<FreeTimesQuestion, 'durationMinutes' | 'zip'>;
};

type Times = ReadonlyMap<string, WelderTime>;

const mostOffered = 3;

/**
 * Proposals for each visit of a day, the best first: another welder at the same time with the shortest detour, another welder
 * at another time of that day, or the same crew on another day, at the nearest free time. The best proposal for one visit is reserved before looking at the next.
 * @returns proposals by visit id; empty if no one is free
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
    const replaced = withSomebodyElse(visit, times, question);
    const others = [
      ...replaced,
      ...withoutTheWelder(visit, times, question),
      ...atAnotherTime(visit, times, question, replaced),
    ];
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

/** The agreed time with another welder; none once it has passed. */
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

/**
 * Another time of the same day with a substitute for the welder, the nearest first.
 * @param replaced the proposals with substitutes at the agreed time
 */
function atAnotherTime(
  visit: LeavingVisit,
  times: Times,
  { welderId, later }: DayQuestion,
  replaced: readonly Proposal[],
): Proposal[] {
  if (replaced.length >= mostOffered) return [];
  const { duration, zip } = visit;
  const agreed = new Date(visit.scheduledDate);
  const isFreeThen = new Set(replaced.flatMap(({ welderIds }) => welderIds));
  const asked = { ...later, dates: [chicagoDate(agreed)], durationMinutes: Number(duration), zip };
  const others = [...times.keys()].filter((id) => !visit.crew.includes(id) && !isFreeThen.has(id));
  return others
    .flatMap((id) => {
      const welderIds = visit.crew.map((own) => (own === welderId ? id : own));
      const together = { welderId: '', busy: crewTimes(welderIds, times).flatMap(({ busy }) => busy) };
      return nearestTimes(freeTimes(asked, [together]), agreed, 1).map((start) => {
        const miles = extraMiles({ ...spanOf(visit, start), zip }, busyIn(times, id), later.milesBetween);
        return { welderIds, scheduledDate: start.toISOString(), extraMiles: miles ?? null };
      });
    })
    .toSorted(
      (one, other) =>
        Math.abs(Date.parse(one.scheduledDate) - agreed.getTime()) -
          Math.abs(Date.parse(other.scheduledDate) - agreed.getTime()) ||
        (one.extraMiles ?? 0) - (other.extraMiles ?? 0),
    )
    .slice(0, mostOffered - replaced.length);
}

/** The agreed time with the rest of the crew; none once it has passed. */
function withoutTheWelder(
  { scheduledDate, crew }: LeavingVisit,
  times: Times,
  { welderId, later }: DayQuestion,
) {
  const welderIds = crew.filter((id) => id !== welderId && times.has(id));
  const hasPassed = new Date(scheduledDate) < later.now;
  return welderIds.length === 0 || hasPassed ? [] : [{ welderIds, scheduledDate, extraMiles: null }];
}

/** The first days when the whole remaining crew is free, each at the time nearest to the agreed clock time. */
function onAnotherDay(visit: LeavingVisit, times: Times, { later }: DayQuestion): Proposal[] {
  const { zip } = visit;
  const crew = visit.crew.filter((id) => times.has(id));
  if (crew.length === 0) return [];
  const together = { welderId: '', busy: crewTimes(crew, times).flatMap(({ busy }) => busy) };
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

function crewTimes(crew: readonly string[], times: Times): WelderTime[] {
  return crew.map((welderId) => ({ welderId, busy: busyIn(times, welderId) }));
}

function busyIn(times: Times, welderId = ''): WelderTime['busy'] {
  return times.get(welderId)?.busy ?? [];
}

import { chicagoDate, chicagoDayBounds } from '../values/chicago-day.ts';
import type { Busy } from './busy.ts';
import { type ConflictRules, conflictsOf, type Wanted } from './conflicts.ts';
import type { WelderTime } from './free-times.ts';
import { type MilesBetween, shop } from './gap.ts';

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

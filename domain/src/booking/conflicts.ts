import { type Busy, countsAt } from './busy.ts';
import { gapBetween, type MilesBetweenZips } from './gap.ts';

const minuteMs = 60_000;

/** What decides whether two things are in each other's way. */
export type ConflictRules = {
  /** Kept free between two visits, at least. */
  readonly gapMinutes: number;
  readonly milesBetween: MilesBetweenZips;
  readonly now: Date;
};

/** A time that somebody wants of a welder. */
export type Wanted = {
  readonly kind: Busy['kind'];
  readonly start: Date;
  readonly end: Date;
  readonly zip?: string | undefined;
};

/**
 * What of a welder's time is in the way of `wanted`: visits and holds that overlap it or come nearer than the gap, and blocks
 * that overlap it. Holds that have run out are in nobody's way.
 * @param busy everything of the welder within the longest gap of `wanted`, in any order
 */
export function conflictsOf(wanted: Wanted, busy: readonly Busy[], rules: ConflictRules): Busy[] {
  return busy.filter((entry) => countsAt(entry, rules.now) && isInTheWay(entry, wanted, rules));
}

function isInTheWay(entry: Busy, wanted: Wanted, { gapMinutes, milesBetween }: ConflictRules): boolean {
  const drives = entry.kind !== 'block' && wanted.kind !== 'block';
  const miles = drives && entry.zip && wanted.zip ? milesBetween(entry.zip, wanted.zip) : undefined;
  const gapMs = drives ? gapBetween(gapMinutes, miles) * minuteMs : 0;
  return (
    wanted.start.getTime() < Date.parse(entry.end) + gapMs &&
    Date.parse(entry.start) < wanted.end.getTime() + gapMs
  );
}

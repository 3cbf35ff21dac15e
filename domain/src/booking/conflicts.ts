import { type Busy, countsAt } from './busy.ts';
import { gapBetween, type MilesBetween } from './gap.ts';

const minuteMs = 60_000;

/** What decides whether two things are in each other's way. */
export type ConflictRules = {
  /** Kept free between two visits, at least. */
  readonly gapMinutes: number;
  readonly milesBetween: MilesBetween;
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
 * that overlap it. Holds that have run out are in nobody's way, and blocks not in each other's.
 * @param busy everything of the welder within the longest gap of `wanted`, in any order
 */
export function conflictsOf(wanted: Wanted, busy: readonly Busy[], rules: ConflictRules): Busy[] {
  const [start, end] = [wanted.start.getTime(), wanted.end.getTime()];
  return busy.filter((entry) => {
    if (!countsAt(entry, rules.now)) return false;
    if (entry.kind === 'block' && wanted.kind === 'block') return false;
    const gap = gapMsTo(entry, wanted, rules);
    return start < Date.parse(entry.end) + gap && Date.parse(entry.start) < end + gap;
  });
}

/** Milliseconds that are kept free between `entry` and what is wanted; none before and after a block. */
export function gapMsTo(
  entry: Busy,
  wanted: Pick<Wanted, 'kind' | 'zip'>,
  { gapMinutes, milesBetween }: ConflictRules,
): number {
  if (entry.kind === 'block' || wanted.kind === 'block') return 0;
  const miles = entry.zip && wanted.zip ? milesBetween(entry.zip, wanted.zip) : undefined;
  return gapBetween(gapMinutes, miles) * minuteMs;
}

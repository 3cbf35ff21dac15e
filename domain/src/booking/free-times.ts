import { isWithinHorizon } from '../entities/appointment-request.ts';
import { chicagoDayBounds, chicagoInstant } from '../values/chicago-day.ts';
import { readChicagoWallTime } from '../values/chicago-time.ts';
import type { BookingRules } from './booking-rules.ts';
import { type Busy, type ConflictRules, countsAt, gapMsTo } from './busy.ts';
import { hoursOfDate, type SpecialDay } from './opening-hours.ts';

const minuteMs = 60_000;
const minutesOfDay = 24 * 60;

/** Hours of a day as the business says them: 24-hour Chicago wall time. */
type Hours = { readonly from: string; readonly to: string };

/**
 * When visits could begin on a Chicago day: at multiples of `stepMinutes` after midnight on Chicago's clock, from opening
 * until before closing. A reading that the clock skips is none, one that comes twice is two.
 */
function startsOfDay(date: string, { from, to }: Hours, stepMinutes: number): Date[] {
  const [first, end] = [minutesOf(from), minutesOf(to)];
  const midnight = chicagoDayBounds(date);
  const isUsual = midnight.end.getTime() - midnight.start.getTime() === minutesOfDay * minuteMs;
  const starts: Date[] = [];
  for (let minute = Math.ceil(first / stepMinutes) * stepMinutes; minute < end; minute += stepMinutes) {
    // On a day of 24 hours the clock runs with the time, and there are hundreds of these to look at.
    if (isUsual) starts.push(new Date(midnight.start.getTime() + minute * minuteMs));
    else starts.push(...instantsOf(date, minute));
  }
  return starts.toSorted((one, other) => one.getTime() - other.getTime());
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function instantsOf(date: string, minute: number): Date[] {
  const pad = (value: number) => String(value).padStart(2, '0');
  const reading = readChicagoWallTime(`${date}T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`);
  if (reading.kind === 'exact') return [reading.instant];
  return reading.kind === 'repeated' ? [reading.first, reading.second] : [];
}

/** Somebody who takes visits, and everything that is taken of their time in the days that are looked at. */
export type WelderTime = { readonly welderId: string; readonly busy: readonly Busy[] };

/** What free times are looked for. */
export type FreeTimesQuestion = {
  /** Chicago days, `YYYY-MM-DD`. */
  readonly dates: readonly string[];
  readonly durationMinutes: number;
  /** Where the visit is. */
  readonly zip?: string | undefined;
  readonly specialDays: readonly SpecialDay[];
  readonly booking: Pick<BookingRules, 'stepMinutes' | 'gapMinutes' | 'leadHours' | 'horizonDays'>;
  readonly milesBetween: ConflictRules['milesBetween'];
  readonly now: Date;
};

/** The beginnings of a Chicago day that are free, the soonest first. */
export type FreeDay = { readonly date: string; readonly times: readonly Date[] };

/**
 * When a visit could begin: within the hours, all of it, not too soon and not too far ahead, at a time that at least one of
 * `welders` has free with the gaps around it. Where nobody is on the staff for visits, nobody's time limits them.
 */
export function freeTimes(question: FreeTimesQuestion, welders: readonly WelderTime[]): FreeDay[] {
  const offered = offeredTimes(question);
  if (welders.length === 0) return offered;
  const closed = welders.map(({ busy }) => impossibleStarts(busy, question));
  const isFree = (start: number) =>
    closed.some((spans) => spans.every(({ after, before }) => start <= after || start >= before));
  return offered.map(({ date, times }) => ({ date, times: times.filter((time) => isFree(time.getTime())) }));
}

/** What the hours, the lead time and the horizon leave, whoever is free. */
function offeredTimes({ dates, durationMinutes, specialDays, booking, now }: FreeTimesQuestion): FreeDay[] {
  const durationMs = durationMinutes * minuteMs;
  const earliest = now.getTime() + booking.leadHours * 60 * minuteMs;
  return dates.map((date) => {
    const hours = hoursOfDate(date, specialDays);
    if (!hours) return { date, times: [] };
    const closing = chicagoInstant(date, hours.to).getTime();
    const times = startsOfDay(date, hours, booking.stepMinutes).filter(
      (start) =>
        start.getTime() >= earliest &&
        start.getTime() + durationMs <= closing &&
        isWithinHorizon(start, now, booking.horizonDays),
    );
    return { date, times };
  });
}

/** Between which instants, themselves left out, a visit cannot begin because of what is taken. */
function impossibleStarts(
  busy: readonly Busy[],
  { durationMinutes, zip, booking, milesBetween, now }: FreeTimesQuestion,
): { readonly after: number; readonly before: number }[] {
  const rules = { gapMinutes: booking.gapMinutes, milesBetween, now };
  return busy
    .filter((entry) => countsAt(entry, now))
    .map((entry) => {
      const gap = gapMsTo(entry, { kind: 'visit', zip }, rules);
      return {
        after: Date.parse(entry.start) - gap - durationMinutes * minuteMs,
        before: Date.parse(entry.end) + gap,
      };
    });
}

/** The `most` times that lie nearest to `wanted`, the soonest first. */
export function nearestTimes(days: readonly FreeDay[], wanted: Date, most: number): Date[] {
  const distance = (time: Date) => Math.abs(time.getTime() - wanted.getTime());
  return days
    .flatMap(({ times }) => times)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .toSorted((one, other) => one.getTime() - other.getTime());
}

import type * as z from 'zod/mini';
import { isWithinHorizon } from '../entities/appointment-request.ts';
import { chicagoDayBounds, chicagoInstant } from '../values/chicago-day.ts';
import { readChicagoWallTime } from '../values/chicago-time.ts';
import { wholeNumber } from '../values/given-number.ts';
import { inLanguages, say } from '../values/language.ts';
import { usualCutoffHours } from '../values/limits.ts';
import { strictBody } from '../values/text-fields.ts';
import { type Busy, type ConflictRules, countsAt, gapMsTo } from './busy.ts';
import { hoursOfDate, type SpecialDay } from './opening-hours.ts';

const bookingRulesTexts = inLanguages({
  step: say('Minutes between time slots', 'Intervalo'),
  gap: say('Gap', 'Tiempo entre visitas'),
  earliestBooking: say('Earliest booking', 'Anticipación mínima'),
  horizon: say('Furthest booking', 'Anticipación máxima'),
  cutoff: say('Cutoff', 'Límite para cambios'),
  arrivalWindow: say('Arrival window', 'Margen de llegada'),
});

export const bookingRulesSchema = strictBody({
  /** Visits start at multiples of this after midnight. */
  stepMinutes: wholeNumber(() => bookingRulesTexts().step, 5, 240),
  gapMinutes: wholeNumber(() => bookingRulesTexts().gap, 0, 240),
  leadHours: wholeNumber(() => bookingRulesTexts().earliestBooking, 0, 336),
  horizonDays: wholeNumber(() => bookingRulesTexts().horizon, 1, 3650),
  cutoffHours: wholeNumber(() => bookingRulesTexts().cutoff, 0, 336),
  /** The default arrival window after the agreed time. */
  windowMinutes: wholeNumber(() => bookingRulesTexts().arrivalWindow, 0, 480),
});
type BookingRules = z.infer<typeof bookingRulesSchema>;

/** The defaults until the owner decides. */
export const defaultBookingRules: BookingRules = {
  stepMinutes: 30,
  gapMinutes: 30,
  leadHours: 2,
  horizonDays: 365,
  cutoffHours: usualCutoffHours,
  windowMinutes: 60,
};

const minuteMs = 60_000;
const minutesOfDay = 24 * 60;

/** 24-hour Chicago time. */
type Hours = { readonly from: string; readonly to: string };

/**
 * The possible start times on a Chicago day: multiples of `stepMinutes` after midnight, from opening until before closing. A
 * skipped time gives none, a repeated one two.
 */
function startsOfDay(date: string, { from, to }: Hours, stepMinutes: number): Date[] {
  const [first, end] = [minutesOf(from), minutesOf(to)];
  const midnight = chicagoDayBounds(date);
  const isUsual = midnight.end.getTime() - midnight.start.getTime() === minutesOfDay * minuteMs;
  const starts: Date[] = [];
  for (let minute = Math.ceil(first / stepMinutes) * stepMinutes; minute < end; minute += stepMinutes) {
    // A fast path for days of 24 hours, because there are hundreds of times to check.
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

export type WelderTime = { readonly welderId: string; readonly busy: readonly Busy[] };

export type FreeTimesQuestion = {
  readonly dates: readonly string[];
  readonly durationMinutes: number;
  readonly zip?: string | undefined;
  readonly specialDays: readonly SpecialDay[];
  readonly booking: Pick<BookingRules, 'stepMinutes' | 'gapMinutes' | 'leadHours' | 'horizonDays'>;
  readonly milesBetween: ConflictRules['milesBetween'];
  readonly now: Date;
};

export type FreeDay = { readonly date: string; readonly times: readonly Date[] };

/**
 * The possible start times of a visit: fully within business hours, after the lead time, within the horizon, and free with gaps
 * for at least one of `welders`. Without any welders, staff do not limit the times.
 */
export function freeTimes(question: FreeTimesQuestion, welders: readonly WelderTime[]): FreeDay[] {
  const offered = offeredTimes(question);
  if (welders.length === 0) return offered;
  const closed = welders.map(({ busy }) => impossibleStarts(busy, question));
  const isFree = (start: number) =>
    closed.some((spans) => spans.every(({ after, before }) => start <= after || start >= before));
  return offered.map(({ date, times }) => ({ date, times: times.filter((time) => isFree(time.getTime())) }));
}

/**
 * The same as `freeTimes` of all welders in `groups`, but reads one group after the other, and stops when every time that is
 * offered is free for someone. So a large business reads a few of its welders, except where nearly all are busy.
 * @param read the occupied times of a group that concern these days, in order
 */
export async function freeTimesOfGroups(
  question: FreeTimesQuestion,
  groups: readonly (readonly string[])[],
  read: (welderIds: readonly string[], dates: readonly string[]) => Promise<readonly WelderTime[]>,
): Promise<FreeDay[]> {
  const offered = offeredTimes(question);
  if (groups.length === 0) return offered;
  const taken = new Map(offered.map(({ date, times }) => [date, times]));
  for (const group of groups) {
    const dates = offered.flatMap(({ date }) => (taken.get(date)?.length ? [date] : []));
    if (dates.length === 0) break;
    for (const { date, times } of freeTimes({ ...question, dates }, await read(group, dates))) {
      const free = new Set(times.map(Number));
      taken.set(date, taken.get(date)?.filter((time) => !free.has(Number(time))) ?? []);
    }
  }
  return offered.map(({ date, times }) => ({
    date,
    times: times.filter((time) => !taken.get(date)?.includes(time)),
  }));
}

/** The start times that hours, lead time and horizon allow, regardless of staff. */
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

/** The intervals, ends excluded, where an existing entry prevents a start. */
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

export function nearestTimes(days: readonly FreeDay[], wanted: Date, most: number): Date[] {
  const distance = (time: Date) => Math.abs(time.getTime() - wanted.getTime());
  return days
    .flatMap(({ times }) => times)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .toSorted((one, other) => one.getTime() - other.getTime());
}

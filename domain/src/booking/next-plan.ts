import type { Appointment, EveryMonths } from '../entities/appointment.ts';
import { addDays, chicagoDate, moveToDate } from '../values/chicago-day.ts';
import type { SpecialDay } from './opening-hours.ts';

type Planned = Pick<Appointment, 'scheduledDate'>;

/** Where the nearest week is taken, those around it are tried. */
const weeksOff = [0, 1, -1, 2, -2];

/**
 * When the visits of a plan may be again, the best first: on the weekday of the first that lies nearest to so many months later,
 * else some weeks off, all of them as far apart and at the same clock. Days that are closed are left out.
 * @param visits the soonest first
 * @returns instants in the order of `visits`; where the business is closed on all of these days, the best ones all the same
 */
export function nextPlan(
  visits: readonly Planned[],
  everyMonths: EveryMonths,
  { now, specialDays }: { readonly now: Date; readonly specialDays: readonly SpecialDay[] },
): readonly [readonly string[], ...(readonly string[])[]] {
  const first = chicagoDate(new Date(visits[0]?.scheduledDate ?? now));
  const closed = new Set(specialDays.flatMap(({ date, open }) => (open ? [] : date)));
  const shift = daysBetween(first, nearestWeekday(first, Number(everyMonths), chicagoDate(now)));
  const found = weeksOff.map((weeks) => visits.map((visit) => later(visit, shift + 7 * weeks)));
  const [best = [], ...others] = found.filter((times) =>
    times.every((time) => new Date(time) > now && !closed.has(chicagoDate(new Date(time)))),
  );
  return best.length > 0 ? [best, ...others] : [found[0] ?? []];
}

/** The first day after `today` that is a multiple of so many months after `date`, or the same weekday nearest to that. */
function nearestWeekday(date: string, months: number, today: string): string {
  for (let times = 1; ; times += 1) {
    const target = addMonths(date, months * times);
    const ahead = ((daysBetween(target, date) % 7) + 7) % 7;
    const nearest = addDays(target, ahead > 3 ? ahead - 7 : ahead);
    if (nearest > today) return nearest;
  }
}

/** The same day of another month, or its last where it has no such day. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

function daysBetween(date: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(date)) / 86_400_000);
}

function later({ scheduledDate }: Planned, days: number): string {
  const instant = new Date(scheduledDate);
  return moveToDate(instant, addDays(chicagoDate(instant), days)).toISOString();
}

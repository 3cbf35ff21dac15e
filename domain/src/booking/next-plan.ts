import type { Appointment, EveryMonths } from '../entities/appointment.ts';
import { addDays, chicagoDate, moveToDate } from '../values/chicago-day.ts';
import type { SpecialDay } from './opening-hours.ts';

type Planned = Pick<Appointment, 'scheduledDate'>;

/** If the nearest week is taken, tries the weeks around it. */
const weeksOff = [0, 1, -1, 2, -2];

/**
 * The possible next dates of a plan's visits, the best first: on the weekday of the first visit nearest to the given months
 * later, or some weeks off, with the same spacing and clock times. Skips closed days.
 * @param visits the soonest first
 * @returns instants in the order of `visits`; if all candidates are closed, the best ones anyway
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

/** The first date after `today` a multiple of `months` after `date`, on the nearest same weekday. */
function nearestWeekday(date: string, months: number, today: string): string {
  for (let times = 1; ; times += 1) {
    const target = addMonths(date, months * times);
    const ahead = ((daysBetween(target, date) % 7) + 7) % 7;
    const nearest = addDays(target, ahead > 3 ? ahead - 7 : ahead);
    if (nearest > today) return nearest;
  }
}

/** The same day of a later month, or that month's last day. */
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

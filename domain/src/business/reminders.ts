import { addDays, chicagoDate, chicagoInstant } from '../values/chicago-day.ts';
import type { BusinessSettings } from './settings.ts';

/** Which reminder of a visit is due, and since when. */
export type DueReminder = { readonly kind: 'visit-reminder' | 'visit-soon'; readonly dueAt: Date };

const hourMs = 3_600_000;

/**
 * The reminder that is due at `now` of a visit that begins at `start`. A run that comes late makes good what an earlier one
 * missed: the reminder of the day before until that day is over, the other one until the visit begins. Of both, only the
 * nearer one.
 */
export function dueReminder(
  start: Date,
  { dayBefore, hoursBefore }: BusinessSettings['reminders'],
  now: Date,
): DueReminder | undefined {
  if (start <= now) return undefined;
  if (hoursBefore !== null) {
    const dueAt = new Date(start.getTime() - hoursBefore * hourMs);
    if (dueAt <= now) return { kind: 'visit-soon', dueAt };
  }
  if (dayBefore === null) return undefined;
  const eve = addDays(chicagoDate(start), -1);
  const dueAt = chicagoInstant(eve, dayBefore);
  return chicagoDate(now) === eve && dueAt <= now ? { kind: 'visit-reminder', dueAt } : undefined;
}

/** Until when visits can begin that are due to be reminded of at `now`. */
export function remindedUntil(now: Date): Date {
  return chicagoInstant(addDays(chicagoDate(now), 2), '00:00');
}

import { addDays, chicagoDate, chicagoInstant } from '../values/chicago-day.ts';
import type { BusinessSettings } from './settings.ts';

export type DueReminder = { readonly kind: 'visit-reminder' | 'visit-soon'; readonly dueAt: Date };

const hourMs = 3_600_000;

/**
 * The reminder due at `now` for a visit at `start`. A late run catches up: the day-before reminder until that day ends, the
 * other until the visit starts. If both are due, only the later one is sent.
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

/** Visits that start before this time may be due for a reminder. */
export function remindedUntil(now: Date): Date {
  return chicagoInstant(addDays(chicagoDate(now), 2), '00:00');
}

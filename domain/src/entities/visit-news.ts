import type { Appointment } from './appointment.ts';

/** What a client is told of a visit. */
export type VisitNews =
  | 'visit-booked'
  | 'visit-moved'
  | 'visit-cancelled'
  | 'visit-needs-time'
  | 'on-my-way'
  | 'not-on-my-way';

const minuteMs = 60_000;
/** A tap that waited longer for a signal is no news any more: the welder is there, or nearly. */
const setOutLatelyMs = 10 * minuteMs;
/** Nobody waits longer for somebody who is on the way. */
const awaitedMs = 120 * minuteMs;
/** A cancellation is worth telling to somebody who has waited in vain. */
const missedLatelyMs = 24 * 60 * minuteMs;

/**
 * What a change of a visit is to its client; undefined when there is nothing to tell: what staff note about a time that has
 * passed, and what leaves time and status alone.
 * @param before undefined for a new visit
 */
export function visitNews(
  before: Appointment | undefined,
  after: Appointment,
  now: Date,
): VisitNews | undefined {
  const ahead = Date.parse(after.scheduledDate) - now.getTime();
  if (!before) return bookingNews(after, now);
  if (keepsItsTime(before, after)) return ahead > 0 ? 'visit-booked' : undefined;
  if (setsOut(before, after, now)) return 'on-my-way';
  if (after.needsTime && !before.needsTime && after.status !== 'cancelled')
    return ahead > -missedLatelyMs ? 'visit-needs-time' : undefined;
  if (staysYet(before, after, now)) return 'not-on-my-way';
  if ((before.sequence ?? 0) === (after.sequence ?? 0)) return undefined;
  if (after.status === 'cancelled') return ahead > -missedLatelyMs ? 'visit-cancelled' : undefined;
  if (ahead <= 0) return undefined;
  const isConfirmed = before.outsideHours === true && before.scheduledDate === after.scheduledDate;
  return before.status === 'cancelled' || isConfirmed ? 'visit-booked' : 'visit-moved';
}

/** What a new visit is to its client. */
export function bookingNews(
  { scheduledDate }: Pick<Appointment, 'scheduledDate'>,
  now: Date,
): VisitNews | undefined {
  return Date.parse(scheduledDate) > now.getTime() ? 'visit-booked' : undefined;
}

function setsOut(before: Appointment, { onMyWayAt, startedAt, status }: Appointment, now: Date): boolean {
  if (before.onMyWayAt !== undefined || onMyWayAt === undefined || startedAt !== undefined) return false;
  if (status === 'completed') return false;
  return now.getTime() - Date.parse(onMyWayAt) <= setOutLatelyMs;
}

/** That somebody set out was taken back, or they go no more, and nobody else has; a new time says more. */
function staysYet(before: Appointment, after: Appointment, now: Date): boolean {
  const { onMyWayAt, scheduledDate } = before;
  if (onMyWayAt === undefined || after.onMyWayAt !== undefined || scheduledDate !== after.scheduledDate)
    return false;
  if (before.status === 'cancelled' || after.status === 'cancelled') return false;
  return now.getTime() - Date.parse(onMyWayAt) <= awaitedMs;
}

/** That another time is looked for is taken back. */
function keepsItsTime(before: Appointment, { needsTime, status, scheduledDate }: Appointment): boolean {
  return !!before.needsTime && !needsTime && status !== 'cancelled' && before.scheduledDate === scheduledDate;
}

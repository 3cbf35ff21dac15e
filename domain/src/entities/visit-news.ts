import type { Appointment } from './appointment.ts';

export type VisitNews =
  | 'visit-booked'
  | 'visit-moved'
  | 'visit-cancelled'
  | 'visit-needs-time'
  | 'on-my-way'
  | 'not-on-my-way';

const minuteMs = 60_000;
/** A later "on my way" is old news: the welder has nearly arrived. */
const setOutLatelyMs = 10 * minuteMs;
/** How long a client waits for a welder who is on the way. */
const awaitedMs = 120 * minuteMs;
/** How long after a missed visit its cancellation, or the undo of it, is still worth telling. */
const missedLatelyMs = 24 * 60 * minuteMs;

/**
 * The news for the client in a change of a visit; undefined if the visit is past, or time and status are unchanged.
 * @param before undefined for a new visit
 */
export function visitNews(
  before: Appointment | undefined,
  after: Appointment,
  now: Date,
): VisitNews | undefined {
  const ahead = Date.parse(after.scheduledDate) - now.getTime();
  if (!before) return bookingNews(after, now);
  const isRecent = ahead > -missedLatelyMs;
  if (keepsItsTime(before, after)) return isRecent ? 'visit-booked' : undefined;
  if (setsOut(before, after, now)) return 'on-my-way';
  if (after.needsTime && !before.needsTime && after.status !== 'cancelled')
    return isRecent ? 'visit-needs-time' : undefined;
  if (staysYet(before, after, now)) return 'not-on-my-way';
  if ((before.sequence ?? 0) === (after.sequence ?? 0)) return undefined;
  if (after.status === 'cancelled') return isRecent ? 'visit-cancelled' : undefined;
  const isSameTime = before.scheduledDate === after.scheduledDate;
  const isRestored = before.status === 'cancelled';
  if (ahead <= 0) return isRestored && isSameTime && isRecent ? 'visit-booked' : undefined;
  return isRestored || (before.outsideHours === true && isSameTime) ? 'visit-booked' : 'visit-moved';
}

export function bookingNews(
  { scheduledDate }: Pick<Appointment, 'scheduledDate'>,
  now: Date,
): VisitNews | undefined {
  return Date.parse(scheduledDate) > now.getTime() ? 'visit-booked' : undefined;
}

function setsOut(
  before: Appointment,
  { onMyWayAt, startedAt, status, needsWelder }: Appointment,
  now: Date,
): boolean {
  if (before.onMyWayAt !== undefined || onMyWayAt === undefined || startedAt !== undefined) return false;
  if (status === 'completed') return false;
  // A client who heard that the welder can't come must hear of it even later.
  const lately = before.needsWelder && !needsWelder ? awaitedMs : setOutLatelyMs;
  return now.getTime() - Date.parse(onMyWayAt) <= lately;
}

/** Whether "on my way" no longer holds: it was undone or that welder left, and no one else set out. */
function staysYet(before: Appointment, after: Appointment, now: Date): boolean {
  const { onMyWayAt, scheduledDate } = before;
  if (onMyWayAt === undefined || after.onMyWayAt !== undefined || scheduledDate !== after.scheduledDate)
    return false;
  if (before.status === 'cancelled' || after.status === 'cancelled') return false;
  return now.getTime() - Date.parse(onMyWayAt) <= awaitedMs;
}

/** Whether the search for another time was called off. */
function keepsItsTime(before: Appointment, { needsTime, status, scheduledDate }: Appointment): boolean {
  return !!before.needsTime && !needsTime && status !== 'cancelled' && before.scheduledDate === scheduledDate;
}

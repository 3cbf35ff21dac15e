import type { Appointment } from '../entities/appointment.ts';
import { openAppointmentStatuses } from '../entities/status.ts';

export type VisitToCome = Pick<
  Appointment,
  'status' | 'scheduledDate' | 'windowMinutes' | 'needsTime' | 'onMyWayAt' | 'startedAt' | 'finishedAt'
>;

/** Whether the arrival window of an open visit has passed and no one has set out. */
export function isLate(visit: VisitToCome, now: Date): boolean {
  const { status, scheduledDate, windowMinutes = 0, needsTime, onMyWayAt, startedAt, finishedAt } = visit;
  const isOpen = openAppointmentStatuses.some((open) => open === status);
  if (!isOpen || needsTime || onMyWayAt || startedAt || finishedAt) return false;
  return now.getTime() > Date.parse(scheduledDate) + windowMinutes * 60_000;
}

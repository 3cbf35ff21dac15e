import type { ClientVisit } from '@welding/domain/entities/client-visit';
import { appointmentBadge } from '#shared/appointments/appointment-badge.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';

/** What became of an appointment, in a sentence; null when nothing did. `before` is missing for a new one. */
export function describeAppointmentChange(
  before: ClientVisit | undefined,
  after: ClientVisit,
): string | null {
  const time = appointmentTime(new Date(after.scheduledDate));
  if (!before) return `New appointment: ${after.title}, ${time}.`;
  if (before.scheduledDate !== after.scheduledDate) return `${after.title} moved to ${time}.`;
  if (before.status !== after.status) return `${after.title} is now ${appointmentBadge(after.status).label}.`;
  return JSON.stringify(before) === JSON.stringify(after) ? null : `${after.title} was updated.`;
}

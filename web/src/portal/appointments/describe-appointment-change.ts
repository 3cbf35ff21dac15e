import type { ClientVisit } from '@welding/domain/entities/client-visit';
import { toldTitle } from '@welding/domain/entities/told-title';
import { appointmentBadge } from '#shared/appointments/appointment-badge.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { appointmentsTexts } from './appointments-texts.ts';

/** What became of an appointment, in a sentence; null when nothing did. `before` is missing for a new one. */
export function describeAppointmentChange(
  before: ClientVisit | undefined,
  after: ClientVisit,
): string | null {
  const title = toldTitle(after.title);
  const time = appointmentTime(new Date(after.scheduledDate));
  if (!before) return appointmentsTexts().newAppointment(title, time);
  if (before.scheduledDate !== after.scheduledDate) return appointmentsTexts().movedTo(title, time);
  if (before.status !== after.status)
    return appointmentsTexts().isNow(title, appointmentBadge(after.status).label);
  return JSON.stringify(before) === JSON.stringify(after) ? null : appointmentsTexts().updated(title);
}

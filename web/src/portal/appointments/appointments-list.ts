import { type ClientVisit, storedClientVisitSchema } from '@welding/domain/entities/client-visit';
import { toldTitle } from '@welding/domain/entities/told-title';
import { maxListLength } from '@welding/domain/values/limits';
import type { PortalList } from '#portal/live-lists/use-portal-list.ts';
import { appointmentBadge } from '#shared/appointments/appointment-badge.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { appointmentsTexts } from './appointments-texts.tsx';

/** Appointments that were upcoming when the portal opened, by scheduledDate. */
export const appointmentsList: PortalList<ClientVisit> = {
  name: 'appointments',
  collection: 'clientVisits',
  schema: storedClientVisitSchema,
  order: ['scheduledDate', 'asc'],
  limit: maxListLength,
  upcomingBy: 'scheduledDate',
};

/** Visits whose time we cannot make, past or future. The client chooses another time. */
export const visitsToMoveList: PortalList<ClientVisit> = {
  name: 'visits-to-move',
  collection: 'clientVisits',
  schema: storedClientVisitSchema,
  order: ['scheduledDate', 'asc'],
  limit: maxListLength,
  only: 'needsTime',
};

/** A sentence about an appointment's change; null for none. `before` is missing for a new one. */
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

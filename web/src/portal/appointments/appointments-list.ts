import type { Appointment } from '@welding/domain/entities/appointment';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { maxListLength } from '@welding/domain/values/limits';
import type { PortalList } from '#portal/live-lists/use-portal-list.ts';

/** The client's appointments that were upcoming when the portal was opened, by scheduledDate. */
export const appointmentsList: PortalList<Appointment> = {
  name: 'appointments',
  collection: 'appointments',
  schema: storedAppointmentSchema,
  order: ['scheduledDate', 'asc'],
  limit: maxListLength,
  upcomingBy: 'scheduledDate',
};

import * as z from 'zod/mini';
import { pickFields } from '../values/pick-fields.ts';
import { field, id, lenient, stored, storedTime, text } from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import type { Appointment } from './appointment.ts';
import { crewFields, crewOf } from './crew.ts';

/** The client's contact data for a visit. Stored separately because a session opened by email alone may not read it. */
export const visitContactFields = ['clientName', 'phone', 'address', 'zip'] as const;

export const storedVisitContactSchema = stored({
  id: field(idSchema, 'plain'),
  clientId: field(idSchema, 'plain'),
  welderId: id('staff'),
  welderIds: lenient(z.array(idSchema), 'staff'),
  scheduledDate: field(storedTime, 'plain'),
  clientName: text('client'),
  phone: text('client'),
  address: text('client'),
  zip: text('client'),
});
export type VisitContact = z.infer<typeof storedVisitContactSchema>;

export function contactOfVisit(visit: Appointment): VisitContact {
  const contact = pickFields(visit, ['id', 'clientId', 'scheduledDate', ...visitContactFields]);
  return { ...contact, ...crewFields(crewOf(visit)) };
}

export function withContact(visit: Appointment, contact: VisitContact): Appointment {
  return { ...visit, ...pickFields(contact, visitContactFields) };
}

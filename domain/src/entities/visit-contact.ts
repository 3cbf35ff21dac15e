import * as z from 'zod/mini';
import { pickFields } from '../values/pick-fields.ts';
import {
  type StoredFields,
  storedOptionalId,
  storedOptionalText,
  storedTime,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import type { Appointment } from './appointment.ts';
import { crewFields, crewOf } from './crew.ts';
import type { PrivacyOf } from './privacy.ts';

/** The client's contact data for a visit. Stored separately because a session opened by email alone may not read it. */
export const visitContactFields = ['clientName', 'phone', 'address', 'zip'] as const;

export type VisitContact = Pick<
  Appointment,
  'id' | 'clientId' | 'welderId' | 'welderIds' | 'scheduledDate' | (typeof visitContactFields)[number]
>;

export const storedVisitContactSchema: z.ZodMiniType<VisitContact> = z.object({
  id: idSchema,
  clientId: idSchema,
  welderId: storedOptionalId,
  welderIds: z.catch(z.optional(z.array(idSchema)), undefined),
  scheduledDate: storedTime,
  clientName: storedOptionalText,
  phone: storedOptionalText,
  address: storedOptionalText,
  zip: storedOptionalText,
} satisfies StoredFields<VisitContact>);

export const visitContactPrivacy = {
  id: 'plain',
  clientId: 'plain',
  welderId: 'staff',
  welderIds: 'staff',
  scheduledDate: 'plain',
  clientName: 'client',
  phone: 'client',
  address: 'client',
  zip: 'client',
} satisfies PrivacyOf<VisitContact>;

export function contactOfVisit(visit: Appointment): VisitContact {
  const contact = pickFields(visit, ['id', 'clientId', 'scheduledDate', ...visitContactFields]);
  return { ...contact, ...crewFields(crewOf(visit)) };
}

export function withContact(visit: Appointment, contact: VisitContact): Appointment {
  return { ...visit, ...pickFields(contact, visitContactFields) };
}

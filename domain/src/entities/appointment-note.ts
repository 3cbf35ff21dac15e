import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';

/** What staff note about a visit; the client never reads it, which is why it is no field of the appointment. */
export const appointmentNoteSchema = z.object({
  id: idSchema,
  appointmentId: idSchema,
  clientId: idSchema,
  /** Whose visit it was, who led first: those welders may read it. Notes of before name one alone. */
  welderId: z.optional(idSchema),
  welderIds: z.optional(z.array(idSchema)),
  text: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  at: instantSchema,
});
export type AppointmentNote = z.infer<typeof appointmentNoteSchema>;

/** A note goes as a whole with the client that it is about. */
export const appointmentNotePrivacy = {
  id: 'plain',
  appointmentId: 'plain',
  clientId: 'plain',
  welderId: 'staff',
  welderIds: 'staff',
  text: { holds: 'client', erased: '' },
  authorId: 'staff',
  authorName: 'staff',
  at: 'plain',
} satisfies PrivacyOf<AppointmentNote>;

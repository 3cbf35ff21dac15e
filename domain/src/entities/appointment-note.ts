import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../values/text-fields.ts';

/** What staff note about a visit; the client never reads it, which is why it is no field of the appointment. */
export const appointmentNoteSchema = z.object({
  id: idSchema,
  appointmentId: idSchema,
  clientId: idSchema,
  /** Whose visit it was: that welder may read it. */
  welderId: z.optional(idSchema),
  text: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  at: instantSchema,
});
export type AppointmentNote = z.infer<typeof appointmentNoteSchema>;

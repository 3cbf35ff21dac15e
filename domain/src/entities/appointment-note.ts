import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { readOfTry } from './cannot-do-words.ts';
import type { PrivacyOf } from './privacy.ts';

const noteSchema = z.object({
  id: idSchema,
  appointmentId: idSchema,
  clientId: idSchema,
  /** Whose visit it was, who led first: those welders may read it. Notes of before name one alone. */
  welderId: z.optional(idSchema),
  welderIds: z.optional(z.array(idSchema)),
  text: z.string(),
  /** It says why the visit could not be done. */
  cannotDo: z.optional(z.boolean()),
  authorId: z.string(),
  authorName: z.string(),
  at: instantSchema,
});
/** What staff note about a visit; the client never reads it, which is why it is no field of the appointment. */
export type AppointmentNote = z.infer<typeof noteSchema>;

export const appointmentNoteSchema: z.ZodMiniType<AppointmentNote> = z.pipe(
  noteSchema,
  z.transform((note) => {
    const { typed, ...ofTry } = readOfTry(note.text);
    return { ...note, text: typed, ...ofTry };
  }),
);

/** A note goes as a whole with the client that it is about. */
export const appointmentNotePrivacy = {
  id: 'plain',
  appointmentId: 'plain',
  clientId: 'plain',
  welderId: 'staff',
  welderIds: 'staff',
  text: { holds: 'client', erased: '' },
  cannotDo: 'plain',
  authorId: 'staff',
  authorName: 'staff',
  at: 'plain',
} satisfies PrivacyOf<AppointmentNote>;

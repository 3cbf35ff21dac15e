import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { readOfTry } from './cannot-do-words.ts';
import type { PrivacyOf } from './privacy.ts';

const noteSchema = z.object({
  id: idSchema,
  appointmentId: idSchema,
  clientId: idSchema,
  /** The welders who may read the note, the lead first. Older notes have `welderId` only. */
  welderId: z.optional(idSchema),
  welderIds: z.optional(z.array(idSchema)),
  text: z.string(),
  cannotDo: z.optional(z.boolean()),
  authorId: z.string(),
  authorName: z.string(),
  at: instantSchema,
});
/** A staff note about a visit. Stored apart from the appointment because the client must not read it. */
export type AppointmentNote = z.infer<typeof noteSchema>;

export const appointmentNoteSchema: z.ZodMiniType<AppointmentNote> = z.pipe(
  noteSchema,
  z.transform((note) => {
    const { typed, ...ofTry } = readOfTry(note.text);
    return { ...note, text: typed, ...ofTry };
  }),
);

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

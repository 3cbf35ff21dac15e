import * as z from 'zod/mini';
import { field, readAs, stored } from '../values/stored-fields.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { readOfTry } from './cannot-do-words.ts';

const noteSchema = stored({
  id: field(idSchema, 'plain'),
  appointmentId: field(idSchema, 'plain'),
  clientId: field(idSchema, 'plain'),
  /** The welders who may read the note, the lead first. Older notes have `welderId` only. */
  welderId: field(z.optional(idSchema), 'staff'),
  welderIds: field(z.optional(z.array(idSchema)), 'staff'),
  text: field(z.string(), { holds: 'client', erased: '' }),
  cannotDo: field(z.optional(z.boolean()), 'plain'),
  authorId: field(z.string(), 'staff'),
  authorName: field(z.string(), 'staff'),
  at: field(instantSchema, 'plain'),
});
/** A staff note about a visit. Stored apart from the appointment because the client must not read it. */
export type AppointmentNote = z.infer<typeof noteSchema>;

export const appointmentNoteSchema = readAs(noteSchema, (note) => {
  const { typed, ...ofTry } = readOfTry(note.text);
  return { ...note, text: typed, ...ofTry };
});

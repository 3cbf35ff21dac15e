import * as z from 'zod/mini';
import { inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { field, stored } from '../values/stored-fields.ts';
import { idSchema, instantSchema, requiredText, strictBody } from '../values/text-fields.ts';

const notesTexts = inLanguages({
  note: say('Note', 'Nota'),
  textRequired: say('Please write something', 'Escriba algo'),
  couldNotBeDone: say(
    (reason: string) => `Could not be done${reason && `: ${reason}`}`,
    (reason) => `No se pudo hacer${reason && `: ${reason}`}`,
  ),
});

/** Marks a note or reason that says why a visit could not be done. The words around it are added on reading. */
export type FailedAttempt = { readonly cannotDo?: boolean | undefined };

export function wordsOfTry(typed: string, { cannotDo }: FailedAttempt): string {
  return cannotDo ? notesTexts().couldNotBeDone(typed) : typed;
}

/** A staff note about a visit. Stored apart from the appointment because the client must not read it. */
export const appointmentNoteSchema = stored({
  id: field(idSchema, 'plain'),
  appointmentId: field(idSchema, 'plain'),
  clientId: field(idSchema, 'plain'),
  welderId: field(z.optional(idSchema), 'staff'),
  /** The welders who may read the note, the lead first. */
  welderIds: field(z.optional(z.array(idSchema)), 'staff'),
  text: field(z.string(), { holds: 'client', erased: '' }),
  cannotDo: field(z.optional(z.boolean()), 'plain'),
  authorId: field(z.string(), 'staff'),
  authorName: field(z.string(), 'staff'),
  at: field(instantSchema, 'plain'),
});
export type AppointmentNote = z.infer<typeof appointmentNoteSchema>;

/** The body of POST /api/desk/projects/{id}/notes and of POST /api/desk/appointments/{id}/notes. */
export const newNoteSchema = strictBody({
  text: requiredText(
    () => notesTexts().note,
    textLimits.text,
    () => notesTexts().textRequired,
  ),
});

/** A staff note about a project. Stored apart from the project because the client must not read it. */
export const projectNoteSchema = stored({
  id: field(idSchema, 'plain'),
  projectId: field(idSchema, 'plain'),
  clientId: field(idSchema, 'plain'),
  text: field(z.string(), { holds: 'client', erased: '' }),
  authorId: field(z.string(), 'staff'),
  authorName: field(z.string(), 'staff'),
  at: field(instantSchema, 'plain'),
});
export type ProjectNote = z.infer<typeof projectNoteSchema>;

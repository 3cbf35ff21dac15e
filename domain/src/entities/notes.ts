import * as z from 'zod/mini';
import { inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { field, readAs, stored } from '../values/stored-fields.ts';
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
export type OfTry = { readonly cannotDo?: boolean | undefined };

/** Older entries and notes store this English prefix. */
const formerWords = 'Could not be done: ';

/** Splits stored text, old or new, into the typed reason and the mark. */
export function readOfTry(text: string): { readonly typed: string; readonly cannotDo?: true } {
  return text.startsWith(formerWords)
    ? { typed: text.slice(formerWords.length), cannotDo: true }
    : { typed: text };
}

export function wordsOfTry(typed: string, { cannotDo }: OfTry): string {
  return cannotDo ? notesTexts().couldNotBeDone(typed) : typed;
}

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

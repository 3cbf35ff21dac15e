import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import { field, stored } from '../values/stored-fields.ts';
import { idSchema, instantSchema, requiredText, strictBody } from '../values/text-fields.ts';
import { writingTexts } from './writing-texts.ts';

/** The body of POST /api/desk/projects/{id}/notes and of POST /api/desk/appointments/{id}/notes. */
export const newNoteSchema = strictBody({
  text: requiredText(
    () => writingTexts().note,
    textLimits.text,
    () => writingTexts().textRequired,
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

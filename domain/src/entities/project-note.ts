import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import { idSchema, instantSchema, requiredText, strictBody } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';
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
export const projectNoteSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  clientId: idSchema,
  text: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  at: instantSchema,
});
export type ProjectNote = z.infer<typeof projectNoteSchema>;

export const projectNotePrivacy = {
  id: 'plain',
  projectId: 'plain',
  clientId: 'plain',
  text: { holds: 'client', erased: '' },
  authorId: 'staff',
  authorName: 'staff',
  at: 'plain',
} satisfies PrivacyOf<ProjectNote>;

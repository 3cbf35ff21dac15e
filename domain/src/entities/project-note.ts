import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';

/** What staff note about a project; the client never reads it, which is why it is no field of the project. */
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

/** A note goes as a whole with the client that it is about. */
export const projectNotePrivacy = {
  id: 'plain',
  projectId: 'plain',
  clientId: 'plain',
  text: { holds: 'client', erased: '' },
  authorId: 'staff',
  authorName: 'staff',
  at: 'plain',
} satisfies PrivacyOf<ProjectNote>;

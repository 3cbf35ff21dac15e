import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../values/text-fields.ts';

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

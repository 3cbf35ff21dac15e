import * as z from 'zod/mini';
import { languageSchema } from '../values/language-schema.ts';
import { besideFields } from './mail.ts';

/** A mail as it would go out, which the desk shows first; a link of its own is left open. */
export const mailPreviewSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** What it is written in; missing for English. */
  language: z.optional(languageSchema),
  ...besideFields,
});
export type MailPreview = z.infer<typeof mailPreviewSchema>;

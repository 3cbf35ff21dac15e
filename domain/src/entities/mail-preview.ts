import * as z from 'zod/mini';
import { languageSchema } from '../values/language-schema.ts';
import { besideFields } from './mail.ts';

/** A preview of a mail for the desk. Its secret link is left out. */
export const mailPreviewSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  language: z.optional(languageSchema),
  ...besideFields,
});
export type MailPreview = z.infer<typeof mailPreviewSchema>;

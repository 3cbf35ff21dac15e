import * as z from 'zod/mini';

/** A mail as it would go out, which the desk shows first; a link of its own is left open. */
export const mailPreviewSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof mailPreviewSchema>;

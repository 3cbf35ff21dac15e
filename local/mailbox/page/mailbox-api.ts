import * as z from 'zod/mini';

const summarySchema = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  at: z.string(),
  hasHtml: z.boolean(),
  attachments: z.array(z.object({ name: z.string(), contentType: z.string(), bytes: z.number() })),
});
/** A mail as the list shows it. */
export type MailSummary = z.infer<typeof summarySchema>;

const shownMailSchema = z.extend(summarySchema, {
  text: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
});
/** A mail that is open. */
export type ShownMail = z.infer<typeof shownMailSchema>;

/** All mails, newest first. */
export async function listMails(): Promise<MailSummary[]> {
  return z.array(summarySchema).parse(await get('/mails'));
}

export async function getMail(id: string): Promise<ShownMail> {
  return shownMailSchema.parse(await get(`/mails/${id}`));
}

async function get(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return await response.json();
}

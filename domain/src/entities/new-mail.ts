import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import { requiredLine, requiredText, strictBody } from '../values/text-fields.ts';

/** The body of POST /api/desk/mails: what somebody at the desk writes to a client. */
export const newMailSchema = strictBody({
  clientId: z.uuid({ error: 'Client is required' }),
  subject: requiredLine('Subject', textLimits.title, 'Subject is required'),
  text: requiredText('Message', textLimits.text, 'Please write something'),
});
export type NewMail = z.infer<typeof newMailSchema>;

/** The path of POST /api/desk/mails/{id}/send-again and of .../dismiss. */
export const mailParamsSchema = z.object({
  id: z.string().check(z.regex(/^[\w.:-]{1,200}$/, 'The address is not valid')),
});

/** What staff are told when a mail cannot be written, or sent again. */
export const mailMessages = {
  noEmail: 'This client has no e-mail. Add one first',
  notFailed: 'This mail did not fail: it was sent, or it is on its way',
  tooLate: 'It’s too late to send this mail. Please write to the client instead',
} as const;

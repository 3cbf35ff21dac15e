import * as z from 'zod/mini';
import { languageSchema } from '../values/language-schema.ts';
import { field, stored } from '../values/stored-fields.ts';
import { instantSchema } from '../values/text-fields.ts';

export const mailKinds = [
  'quote-received',
  'quote-answered',
  'visit-booked',
  'visits-planned',
  'visit-moved',
  'visits-moved',
  'visit-cancelled',
  'visit-needs-time',
  'visit-reminder',
  'visit-soon',
  'on-my-way',
  'not-on-my-way',
  'estimate',
  'estimate-question',
  'estimate-reminder',
  'estimate-follow-up',
  'estimate-answer',
  'estimate-approved',
  'invoice',
  'invoice-reminder',
  'receipt',
  'receipt-void',
  'refund',
  'payment-failed',
  'review-request',
  'code',
  'email-changed',
  'staff-password',
  'written',
] as const;
export type MailKind = (typeof mailKinds)[number];

const attachmentSchema = z.object({ filename: z.string(), contentType: z.string(), content: z.base64() });

/** An invitation or cancellation for the reader's calendar (RFC 6047): the .ics text and its method. */
const calendarPartSchema = z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() });

const contentFields = {
  subject: z.string(),
  text: z.string(),
  /** Missing in mails that staff write. */
  html: z.optional(z.string()),
  calendar: z.optional(calendarPartSchema),
  attachments: z.optional(z.array(attachmentSchema)),
  /** Extra headers, such as List-Unsubscribe (RFC 8058). */
  headers: z.optional(z.record(z.string(), z.string())),
};
const mailContentSchema = z.object(contentFields);
export type MailContent = z.infer<typeof mailContentSchema>;

const wordsSchema = z.object({ subject: z.string(), text: z.string() });
/** The mail's text in the other language, for staff. */
export const besideFields = { inEnglish: z.optional(wordsSchema), inSpanish: z.optional(wordsSchema) };

/** A queued, sent or failed mail. Written in the same batch as its cause. */
export const mailSchema = stored({
  id: field(z.string(), 'plain'),
  kind: field(z.enum(mailKinds), 'plain'),
  to: field(z.string(), { holds: 'client', erased: '' }),
  subject: field(contentFields.subject, { holds: 'client', erased: '' }),
  text: field(contentFields.text, { holds: 'client', erased: '' }),
  html: field(contentFields.html, 'client'),
  calendar: field(contentFields.calendar, 'client'),
  attachments: field(contentFields.attachments, 'client'),
  headers: field(contentFields.headers, 'client'),
  language: field(z.optional(languageSchema), 'plain'),
  inEnglish: field(besideFields.inEnglish, { holds: 'client', readers: 'desk' }),
  inSpanish: field(besideFields.inSpanish, { holds: 'client', readers: 'desk' }),
  clientId: field(z.optional(z.string()), 'plain'),
  projectId: field(z.optional(z.string()), 'plain'),
  appointmentId: field(z.optional(z.string()), 'plain'),
  quoteId: field(z.optional(z.string()), 'plain'),
  estimateId: field(z.optional(z.string()), 'plain'),
  invoiceId: field(z.optional(z.string()), 'plain'),
  paymentId: field(z.optional(z.string()), 'plain'),
  /** `dismissed`: it failed, and staff decided not to resend it. */
  status: field(z.enum(['queued', 'sent', 'failed', 'dismissed']), 'plain'),
  /** False for mails that give access to a client's account, which staff may not read. Rules compare this field. */
  onDesk: field(z.boolean(), 'plain'),
  attempts: field(z.number(), 'plain'),
  createdAt: field(instantSchema, 'plain'),
  dueAt: field(instantSchema, 'plain'),
  leasedUntil: field(z.optional(instantSchema), 'plain'),
  sentAt: field(z.optional(instantSchema), 'plain'),
  /** The mail server's last error. */
  failure: field(z.optional(z.string()), 'client'),
  updatedAt: field(z.optional(instantSchema), 'plain'),
});
export type Mail = z.infer<typeof mailSchema>;

/** The id of this kind of mail about this entity. `occasion` separates repeated events. */
export function mailId(kind: MailKind, entityId: string, occasion?: string | number): string {
  return [kind, entityId, ...(occasion === undefined ? [] : [occasion])].join('_');
}

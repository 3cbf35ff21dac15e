import * as z from 'zod/mini';
import { languageSchema } from '../values/language-schema.ts';
import { instantSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';

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
export const mailSchema = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  to: z.string(),
  ...contentFields,
  language: z.optional(languageSchema),
  ...besideFields,
  clientId: z.optional(z.string()),
  projectId: z.optional(z.string()),
  appointmentId: z.optional(z.string()),
  quoteId: z.optional(z.string()),
  estimateId: z.optional(z.string()),
  invoiceId: z.optional(z.string()),
  paymentId: z.optional(z.string()),
  /** `dismissed`: it failed, and staff decided not to resend it. */
  status: z.enum(['queued', 'sent', 'failed', 'dismissed']),
  /** False for mails that give access to a client's account, which staff may not read. Rules compare this field. */
  onDesk: z.boolean(),
  attempts: z.number(),
  createdAt: instantSchema,
  dueAt: instantSchema,
  leasedUntil: z.optional(instantSchema),
  sentAt: z.optional(instantSchema),
  /** The mail server's last error. */
  failure: z.optional(z.string()),
  updatedAt: z.optional(instantSchema),
});
export type Mail = z.infer<typeof mailSchema>;

/** The id of this kind of mail about this entity. `occasion` separates repeated events. */
export function mailId(kind: MailKind, entityId: string, occasion?: string | number): string {
  return [kind, entityId, ...(occasion === undefined ? [] : [occasion])].join('_');
}

export const mailPrivacy = {
  id: 'plain',
  kind: 'plain',
  to: { holds: 'client', erased: '' },
  subject: { holds: 'client', erased: '' },
  text: { holds: 'client', erased: '' },
  html: 'client',
  calendar: 'client',
  attachments: 'client',
  headers: 'client',
  language: 'plain',
  inEnglish: { holds: 'client', readers: 'desk' },
  inSpanish: { holds: 'client', readers: 'desk' },
  clientId: 'plain',
  projectId: 'plain',
  appointmentId: 'plain',
  quoteId: 'plain',
  estimateId: 'plain',
  invoiceId: 'plain',
  paymentId: 'plain',
  status: 'plain',
  onDesk: 'plain',
  attempts: 'plain',
  createdAt: 'plain',
  dueAt: 'plain',
  leasedUntil: 'plain',
  sentAt: 'plain',
  failure: 'client',
  updatedAt: 'plain',
} satisfies PrivacyOf<Mail>;

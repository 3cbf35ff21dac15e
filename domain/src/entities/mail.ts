import * as z from 'zod/mini';
import { languageSchema } from '../values/language-schema.ts';
import { instantSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';

/** What a mail tells. */
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
  'review-request',
  'code',
  'email-changed',
  'staff-password',
  'written',
] as const;
export type MailKind = (typeof mailKinds)[number];

const attachmentSchema = z.object({ filename: z.string(), contentType: z.string(), content: z.base64() });

/** An invitation or its end for the reader's calendar (RFC 6047): the text of the .ics and its method. */
const calendarPartSchema = z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() });

const contentFields = {
  subject: z.string(),
  text: z.string(),
  /** A mail that staff write has none. */
  html: z.optional(z.string()),
  calendar: z.optional(calendarPartSchema),
  attachments: z.optional(z.array(attachmentSchema)),
  /** Further header lines, such as List-Unsubscribe (RFC 8058). */
  headers: z.optional(z.record(z.string(), z.string())),
};
const mailContentSchema = z.object(contentFields);
/** What the reader of a mail sees. */
export type MailContent = z.infer<typeof mailContentSchema>;

const wordsSchema = z.object({ subject: z.string(), text: z.string() });
/** What a mail says in the language that it is not written in. */
export const besideFields = { inEnglish: z.optional(wordsSchema), inSpanish: z.optional(wordsSchema) };

/** A mail that waits, was sent or failed for good. It is written in the same batch as what it tells of. */
export const mailSchema = z.object({
  /** Made of what it tells of, so that one cause has one mail: see `mailId`. */
  id: z.string(),
  kind: z.enum(mailKinds),
  to: z.string(),
  ...contentFields,
  /** What it is written in; missing for English. */
  language: z.optional(languageSchema),
  /** The same for staff who read the other language: of one in Spanish what it says in English, of one in English in Spanish. */
  ...besideFields,
  clientId: z.optional(z.string()),
  projectId: z.optional(z.string()),
  appointmentId: z.optional(z.string()),
  quoteId: z.optional(z.string()),
  estimateId: z.optional(z.string()),
  invoiceId: z.optional(z.string()),
  paymentId: z.optional(z.string()),
  /** `dismissed`: it failed, and somebody decided that it need not go out. */
  status: z.enum(['queued', 'sent', 'failed', 'dismissed']),
  /** Whether staff may read it: all but what opens a client's account. A field of its own, as rules and queries compare it. */
  onDesk: z.boolean(),
  /** How often a mail server was asked to take it. */
  attempts: z.number(),
  createdAt: instantSchema,
  /** Not before then is it tried (again). */
  dueAt: instantSchema,
  /** Until then one sender has it to itself. */
  leasedUntil: z.optional(instantSchema),
  sentAt: z.optional(instantSchema),
  /** What the mail server last said against it. */
  failure: z.optional(z.string()),
  /** When somebody at the desk last changed it. */
  updatedAt: z.optional(instantSchema),
});
export type Mail = z.infer<typeof mailSchema>;

/** The one id of the mail of this kind about this entity; `occasion` tells apart what happens to it more than once. */
export function mailId(kind: MailKind, entityId: string, occasion?: string | number): string {
  return [kind, entityId, ...(occasion === undefined ? [] : [occasion])].join('_');
}

/** A mail goes as a whole with the client that it is to. */
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

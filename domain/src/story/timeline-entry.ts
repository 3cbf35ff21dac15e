import * as z from 'zod/mini';
import { type ContactRole, contactRoles } from '../entities/client.ts';

/** The kinds of events, in the order of simultaneous ones, and their readers. */
export const readersOf = {
  requested: 'both',
  project_opened: 'both',
  estimate_written: 'desk',
  estimate_sent: 'both',
  estimate_question: 'both',
  estimate_answered: 'both',
  estimate_declined: 'both',
  estimate_approved: 'both',
  visit_planned: 'both',
  visit_moved: 'both',
  visit_cancelled: 'both',
  visit_on_my_way: 'both',
  visit_started: 'both',
  photos_added: 'both',
  visit_finished: 'both',
  project_status: 'both',
  invoice_written: 'desk',
  invoice_sent: 'both',
  invoice_credited: 'both',
  invoice_void: 'both',
  payment_on_its_way: 'both',
  paid: 'both',
  refunded: 'both',
  payment_failed: 'both',
  payment_void: 'both',
  bank_took_back: 'desk',
  changed: 'desk',
  mail_sent: 'desk',
  mail_failed: 'desk',
} as const satisfies Readonly<Record<string, 'both' | 'desk'>>;
export type TimelineKind = keyof typeof readersOf;
export const timelineKinds = Object.keys(readersOf).filter((kind): kind is TimelineKind =>
  Object.hasOwn(readersOf, kind),
);

/** A contact needs one of these roles to see events of this kind. */
export function roleOf(kind: TimelineKind): readonly ContactRole[] {
  if (kind.startsWith('estimate_')) return ['estimates'];
  if (kind.startsWith('visit_') || kind === 'photos_added') return ['visits'];
  return /^(invoice_|paid|refunded|payment_)/.test(kind) ? ['invoices'] : contactRoles;
}

export const timelineEntrySchema = z.object({
  at: z.string(),
  kind: z.enum(timelineKinds),
  /** A name; for the client "You" and the business. */
  actor: z.string(),
  sentence: z.string(),
  /** Dollars. */
  amount: z.optional(z.number()),
  path: z.optional(z.string()),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** The response of GET /api/projects/{id}/timeline. */
export const clientTimelineSchema = z.object({ entries: z.array(timelineEntrySchema) });

import * as z from 'zod/mini';
import { addDays } from '../values/chicago-day.ts';
import { dollarsSchema } from '../values/dollars-schema.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { dollarsToCents } from '../values/money.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { invoiceTexts } from './invoice-texts.ts';
import { invoicePriceFields, partySchema } from './priced-fields.ts';
import type { PrivacyOf } from './privacy.ts';

const invoiceStatusSchema = z.enum(['open', 'paid', 'void']);

/** A credit note on a sent invoice. `amount` is dollars. */
const creditNoteSchema = z.object({
  number: z.string(),
  amount: dollarsSchema,
  /** As typed. For a refund, `creditReason` supplies the text. */
  reason: z.string(),
  at: instantSchema,
  paymentId: z.optional(z.string()),
});
type CreditNote = z.infer<typeof creditNoteSchema>;

/**
 * A stored invoice. Money is dollars, `dueDate` a Chicago day. A sent invoice never changes; `credits` reduce it. `allocate`
 * derives `paid`, `balance` and `status` from the project's payments.
 */
export const invoiceSchema = z.object({
  id: idSchema,
  /** Numbered without gaps: INV-1001. */
  number: z.string(),
  clientId: idSchema,
  projectId: idSchema,
  estimateId: z.optional(idSchema),
  status: invoiceStatusSchema,
  /** Whether the client may read it; true once sent, also if voided later. */
  onPortal: z.boolean(),
  ...invoicePriceFields,
  total: dollarsSchema,
  /** Dollars, the sum of the credit notes. */
  credited: dollarsSchema,
  paid: dollarsSchema,
  balance: dollarsSchema,
  /** Dollars of the balance on their way from a bank; not asked for meanwhile. */
  onItsWay: z.optional(dollarsSchema),
  dueDate: z.iso.date(),
  terms: z.optional(z.string()),
  /** The number of the client's purchase order. */
  poNumber: z.optional(z.string()),
  projectTitle: z.optional(z.string()),
  sender: z.optional(partySchema),
  recipient: z.optional(partySchema),
  credits: z._default(z.array(creditNoteSchema), []),
  sentAt: z.optional(instantSchema),
  voidedAt: z.optional(instantSchema),
  voidReason: z.optional(z.string()),
  /** The balance's payment intent, shared so that two devices pay once. */
  balanceIntentId: z.optional(z.string()),
  /** By which the desk finds its purchase order (client-search.ts). */
  searchTerms: z.optional(z.array(z.string())),
  createdAt: instantSchema,
  updatedAt: z.optional(instantSchema),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export function creditReason({ paymentId, reason }: Pick<CreditNote, 'paymentId' | 'reason'>): string {
  return paymentId === undefined ? reason : invoiceTexts().refund;
}

/** The state to show. A draft has a number but is hidden from the client. */
export type InvoiceState = 'draft' | 'open' | 'part_paid' | 'overdue' | 'on_its_way' | 'paid' | 'void';

export const invoiceStateLabels: Record<InvoiceState, string> = inCurrentLanguage(
  () => invoiceTexts().states,
);

/** @param today the Chicago day, YYYY-MM-DD; an invoice is not overdue on its due date */
export function invoiceState(
  invoice: Pick<Invoice, 'status' | 'onPortal' | 'dueDate' | 'paid' | 'balance' | 'onItsWay'>,
  today: string,
): InvoiceState {
  const { status, onPortal, dueDate, paid, onItsWay } = invoice;
  if (status === 'void') return 'void';
  if (!onPortal) return 'draft';
  if (status === 'paid') return 'paid';
  if (onItsWay && askedCents(invoice) === 0) return 'on_its_way';
  if (dueDate < today) return 'overdue';
  return paid > 0 ? 'part_paid' : 'open';
}

/** Cents an invoice asks for now: its balance less what is on its way. */
export function askedCents({ balance, onItsWay = 0 }: Pick<Invoice, 'balance' | 'onItsWay'>): number {
  return dollarsToCents(balance) - dollarsToCents(onItsWay);
}

/**
 * Days past the due date; 0 or less if not overdue.
 * @param today a Chicago day
 */
export function daysOverdue({ dueDate }: Pick<Invoice, 'dueDate'>, today: string): number {
  return Math.round((Date.parse(`${today}T12:00:00Z`) - Date.parse(`${dueDate}T12:00:00Z`)) / 86_400_000);
}

/** The due date of an invoice created on `today`. */
export function dueDateFrom(today: string, dueDays: number): string {
  return addDays(today, dueDays);
}

export const invoicePrivacy = {
  id: 'plain',
  number: 'plain',
  clientId: 'plain',
  projectId: 'plain',
  estimateId: 'plain',
  status: 'plain',
  onPortal: 'plain',
  lines: 'books',
  discount: 'plain',
  taxRate: 'plain',
  total: 'plain',
  credited: 'plain',
  paid: 'plain',
  balance: 'plain',
  onItsWay: 'plain',
  dueDate: 'plain',
  terms: 'books',
  poNumber: 'books',
  projectTitle: 'books',
  sender: 'plain',
  recipient: 'books',
  credits: 'books',
  sentAt: 'plain',
  voidedAt: 'plain',
  voidReason: 'books',
  balanceIntentId: 'plain',
  searchTerms: { holds: 'books', readers: 'nobody' },
  createdAt: 'plain',
  updatedAt: 'plain',
} satisfies PrivacyOf<Invoice>;

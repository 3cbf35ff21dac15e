import * as z from 'zod/mini';
import { addDays } from '../values/chicago-day.ts';
import { dollarsSchema } from '../values/given-number.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { dollarsToCents } from '../values/money.ts';
import { deciding, field, stored, storedCode, text } from '../values/stored-fields.ts';
import { idSchema, instantSchema } from '../values/text-fields.ts';
import { partySchema, storedPriceFields } from './priced-fields.ts';

const invoiceTexts = inLanguages({
  refund: say('Refund', 'Reembolso'),
  states: {
    draft: say('Draft', 'Borrador'),
    open: say('Open', 'Abierta'),
    part_paid: say('Part paid', 'Pagada en parte'),
    overdue: say('Overdue', 'Vencida'),
    on_its_way: say('On its way', 'En camino'),
    paid: say('Paid', 'Pagada'),
    void: say('Void', 'Anulada'),
    other: say('Other', 'Otra'),
  },
});

const invoiceStatuses = ['open', 'paid', 'void'] as const;

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
export const invoiceSchema = stored({
  id: field(idSchema, 'plain'),
  /** Numbered without gaps: INV-1001. */
  number: field(z.string(), 'plain'),
  /** The number as `numberKey` compares it, of an invoice from an earlier system. */
  numberKey: text('plain'),
  clientId: field(idSchema, 'plain'),
  projectId: field(idSchema, 'plain'),
  estimateId: field(z.optional(idSchema), 'plain'),
  status: deciding(storedCode(invoiceStatuses), 'plain'),
  /** Whether the client may read it; true once sent, also if voided later. */
  onPortal: field(z.boolean(), 'plain'),
  lines: field(storedPriceFields.lines, 'books'),
  discount: deciding(storedPriceFields.discount, 'plain'),
  taxRate: field(storedPriceFields.taxRate, 'plain'),
  total: field(dollarsSchema, 'plain'),
  /** Dollars, the sum of the credit notes. */
  credited: field(dollarsSchema, 'plain'),
  paid: field(dollarsSchema, 'plain'),
  balance: field(dollarsSchema, 'plain'),
  /** Dollars of the balance on their way from a bank. The client is not asked for them again. */
  onItsWay: field(z.optional(dollarsSchema), 'plain'),
  dueDate: field(z.iso.date(), 'plain'),
  terms: field(z.optional(z.string()), 'books'),
  /** The number of the client's purchase order. */
  poNumber: field(z.optional(z.string()), 'books'),
  projectTitle: field(z.optional(z.string()), 'books'),
  sender: field(z.optional(partySchema), 'plain'),
  recipient: field(z.optional(partySchema), 'books'),
  credits: field(z._default(z.array(creditNoteSchema), []), 'books'),
  sentAt: field(z.optional(instantSchema), 'plain'),
  voidedAt: field(z.optional(instantSchema), 'plain'),
  voidReason: field(z.optional(z.string()), 'books'),
  /** The balance's payment intent, shared so that two devices pay once. */
  balanceIntentId: field(z.optional(z.string()), 'plain'),
  /** Finds the invoice by its purchase order (client-search.ts). */
  searchTerms: field(z.optional(z.array(z.string())), { holds: 'books', readers: 'nobody' }),
  createdAt: field(instantSchema, 'plain'),
  updatedAt: field(z.optional(instantSchema), 'plain'),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export function creditReason({ paymentId, reason }: Pick<CreditNote, 'paymentId' | 'reason'>): string {
  return paymentId === undefined ? reason : invoiceTexts().refund;
}

/** The state to show. A draft has a number but is hidden from the client. */
export type InvoiceState =
  | 'draft'
  | 'open'
  | 'part_paid'
  | 'overdue'
  | 'on_its_way'
  | 'paid'
  | 'void'
  | 'other';

export const invoiceStateLabels: Record<InvoiceState, string> = inCurrentLanguage(
  () => invoiceTexts().states,
);

/** @param today the Chicago day, YYYY-MM-DD; an invoice is not overdue on its due date */
export function invoiceState(
  invoice: Pick<Invoice, 'status' | 'onPortal' | 'dueDate' | 'paid' | 'balance' | 'onItsWay'>,
  today: string,
): InvoiceState {
  const { status, onPortal, dueDate, paid, onItsWay } = invoice;
  if (status === 'void' || status === 'other') return status;
  if (!onPortal) return 'draft';
  if (status === 'paid') return 'paid';
  if (onItsWay && askedCents(invoice) === 0) return 'on_its_way';
  if (dueDate < today) return 'overdue';
  return paid > 0 ? 'part_paid' : 'open';
}

/** Cents an invoice asks for now: its balance less the transfers on their way. */
export function askedCents({ balance, onItsWay = 0 }: Pick<Invoice, 'balance' | 'onItsWay'>): number {
  return dollarsToCents(balance) - dollarsToCents(onItsWay);
}

/** Whether the client is to pay a sent invoice, or a part of it, now. */
export function asksForMoney(
  invoice: Pick<Invoice, 'status' | 'onPortal' | 'balance' | 'onItsWay'>,
): boolean {
  return invoice.status === 'open' && invoice.onPortal && askedCents(invoice) > 0;
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

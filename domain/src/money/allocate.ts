import type { Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import { centsToDollars, dollarsToCents } from '../values/money.ts';
import { dueCents } from './balance.ts';
import { netCents } from './net-cents.ts';

/** Which invoice the money of a project has paid, in whole cents. */
export type Allocation = {
  /** By the invoice's id. */
  readonly paidCents: ReadonlyMap<string, number>;
  /** What is left when every invoice is paid: deposits before an invoice, overpayments. */
  readonly creditCents: number;
};

/**
 * Spreads what the payments of one project have left over its invoices: first to the invoice that a payment names, the rest
 * from the oldest invoice on. Nothing is paid beyond what an invoice asks, and what every invoice still asks less the credit
 * is the project's balance.
 * @param invoices, payments all of one project, in any order
 */
export function allocate(invoices: readonly Invoice[], payments: readonly Payment[]): Allocation {
  const inOrder = invoices.toSorted(byAge);
  const named = new Map<string, number>();
  let poolCents = 0;
  for (const payment of payments) {
    const net = netCents(payment);
    poolCents += net;
    if (payment.invoiceId) named.set(payment.invoiceId, (named.get(payment.invoiceId) ?? 0) + net);
  }
  const paidCents = new Map<string, number>();
  const pay = (invoice: Invoice, wantedCents: number) => {
    const before = paidCents.get(invoice.id) ?? 0;
    const cents = Math.max(0, Math.min(wantedCents, dueCents(invoice) - before, poolCents));
    paidCents.set(invoice.id, before + cents);
    poolCents -= cents;
  };
  for (const invoice of inOrder) pay(invoice, named.get(invoice.id) ?? 0);
  for (const invoice of inOrder) pay(invoice, poolCents);
  return { paidCents, creditCents: poolCents };
}

function byAge(one: Invoice, other: Invoice): number {
  const [first, second] = [one.sentAt ?? one.createdAt, other.sentAt ?? other.createdAt];
  if (first !== second) return first < second ? -1 : 1;
  return one.number < other.number ? -1 : 1;
}

/** What of an invoice follows from payments. @param paidCents from `allocate` */
export function settledInvoice(
  invoice: Pick<Invoice, 'status' | 'onPortal' | 'total' | 'credited'>,
  paidCents: number,
): Pick<Invoice, 'paid' | 'balance' | 'status'> {
  const asked = dollarsToCents(invoice.total) - dollarsToCents(invoice.credited);
  if (invoice.status === 'void') return { paid: 0, balance: 0, status: 'void' };
  const left = asked - paidCents;
  return {
    paid: centsToDollars(paidCents),
    balance: centsToDollars(left),
    status: invoice.onPortal && left === 0 ? 'paid' : 'open',
  };
}

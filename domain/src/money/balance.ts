import type { Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import { dollarsToCents } from '../values/money.ts';
import { sumOfNet } from './net-cents.ts';

/** The account of a project or of a client, in whole cents. */
export type Balance = {
  /** What the invoices that were sent ask, credit notes taken off; void ones ask nothing. */
  readonly invoicedCents: number;
  /** What payments have brought and left: less refunds, and less what banks took back. */
  readonly receivedCents: number;
  /** Owed by the client; below zero, it is owed to the client. */
  readonly balanceCents: number;
};

/**
 * The one balance: invoices − payments + refunds. For a project it is asked with the project's invoices and payments, for a
 * client with all of the client's.
 */
export function balanceOf(invoices: readonly Invoice[], payments: readonly Payment[]): Balance {
  const invoiced = invoicedCents(invoices);
  const receivedCents = sumOfNet(payments);
  return { invoicedCents: invoiced, receivedCents, balanceCents: invoiced - receivedCents };
}

/** What invoices ask together, in cents, before anything is paid. */
export function invoicedCents(invoices: readonly Invoice[]): number {
  return invoices.reduce((sum, invoice) => sum + dueCents(invoice), 0);
}

/** What an invoice asks, in cents, before anything is paid: nothing until it is sent, and nothing when it is void. */
export function dueCents({
  status,
  onPortal,
  total,
  credited,
}: Pick<Invoice, 'status' | 'onPortal' | 'total' | 'credited'>): number {
  if (!onPortal || status === 'void') return 0;
  return dollarsToCents(total) - dollarsToCents(credited);
}

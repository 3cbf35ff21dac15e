import type { Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import { dollarsToCents } from '../values/money.ts';

/** Cents that a payment has left with the business: what came less what went back; negative for money paid out. */
export function netCents(payment: Payment): number {
  const { status, kind, amount, withdrawnAmount = 0 } = payment;
  if (status !== 'succeeded' && status !== 'refunded') return 0;
  const cents = dollarsToCents(amount);
  if (kind === 'refund') return -cents;
  return cents - returnedCents(payment) - dollarsToCents(withdrawnAmount);
}

/** Cents of a payment that went back to the payer, by whichever way. */
export function returnedCents({ status, amount, refundedAmount, handedBackAmount = 0 }: Payment): number {
  const byItsOwnWay = refundedAmount ?? (status === 'refunded' ? amount : 0);
  return dollarsToCents(byItsOwnWay) + dollarsToCents(handedBackAmount);
}

/** Cents of a payment that went back and that the client owes again, because the bill stayed. */
export function owedAgainCents({ owedAgainAmount = 0, handedBackOwedAmount = 0 }: Payment): number {
  return dollarsToCents(owedAgainAmount) + dollarsToCents(handedBackOwedAmount);
}

/** Cents of a payment that went back for good: the client does not owe them again. */
export function forgivenCents(payment: Payment): number {
  const { status } = payment;
  if (status !== 'succeeded' && status !== 'refunded') return 0;
  return returnedCents(payment) - owedAgainCents(payment);
}

/** Cents that these payments together have left with the business. */
export function sumOfNet(payments: readonly Payment[]): number {
  return payments.reduce((sum, payment) => sum + netCents(payment), 0);
}

/** The account of a project or of a client, in whole cents. */
type Balance = {
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

import type { Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import { dollarsToCents } from '../values/money.ts';

/** Cents of a payment that the business keeps after refunds and disputes; negative for money paid out. */
export function netCents(payment: Payment): number {
  const { status, kind, amount, withdrawnAmount = 0 } = payment;
  if ((status !== 'succeeded' && status !== 'refunded') || kind === 'other') return 0;
  const cents = dollarsToCents(amount);
  if (kind === 'refund') return -cents;
  return cents - returnedCents(payment) - dollarsToCents(withdrawnAmount);
}

/** Cents of a payment returned to the payer by any way. */
export function returnedCents({ status, amount, refundedAmount, handedBackAmount = 0 }: Payment): number {
  const byItsOwnWay = refundedAmount ?? (status === 'refunded' ? amount : 0);
  return dollarsToCents(byItsOwnWay) + dollarsToCents(handedBackAmount);
}

/** Cents returned that the client owes again because the bill was kept. */
export function owedAgainCents({ owedAgainAmount = 0, handedBackOwedAmount = 0 }: Payment): number {
  return dollarsToCents(owedAgainAmount) + dollarsToCents(handedBackOwedAmount);
}

/** Cents returned that the client does not owe again. */
export function forgivenCents(payment: Payment): number {
  const { status } = payment;
  if (status !== 'succeeded' && status !== 'refunded') return 0;
  return returnedCents(payment) - owedAgainCents(payment);
}

/** Cents of the payments as they were made, whatever became of them. */
export function sumOfAmounts(payments: readonly Pick<Payment, 'amount'>[]): number {
  return payments.reduce((sum, { amount }) => sum + dollarsToCents(amount), 0);
}

export function sumOfNet(payments: readonly Payment[]): number {
  return payments.reduce((sum, payment) => sum + netCents(payment), 0);
}

/** The payments as if those on their way had arrived. Money on its way is not asked for again. */
export function asIfArrived(payments: readonly Payment[]): Payment[] {
  return payments.map((payment) =>
    payment.status === 'processing' ? { ...payment, status: 'succeeded' } : payment,
  );
}

type Balance = {
  /** Sent invoices less credit notes. Void invoices count as 0. */
  readonly invoicedCents: number;
  /** Payments less refunds and amounts withdrawn by banks. */
  readonly receivedCents: number;
  /** Owed by the client; negative means owed to the client. */
  readonly balanceCents: number;
};

/** The balance: invoices − payments + refunds. Pass the records of one project or of one client. */
export function balanceOf(invoices: readonly Invoice[], payments: readonly Payment[]): Balance {
  const invoiced = invoicedCents(invoices);
  const receivedCents = sumOfNet(payments);
  return { invoicedCents: invoiced, receivedCents, balanceCents: invoiced - receivedCents };
}

/** Cents invoiced in total, before payments. */
export function invoicedCents(invoices: readonly Invoice[]): number {
  return invoices.reduce((sum, invoice) => sum + dueCents(invoice), 0);
}

/** Cents an invoice asks for before payments; 0 for a draft or a void one. */
export function dueCents({
  status,
  onPortal,
  total,
  credited,
}: Pick<Invoice, 'status' | 'onPortal' | 'total' | 'credited'>): number {
  if (!onPortal || status === 'void') return 0;
  return dollarsToCents(total) - dollarsToCents(credited);
}

/**
 * Cents of an on-site payment that its collector still carries. A cash refund reduces it; a check counts in full until fully
 * refunded. 0 once handed over.
 */
export function carriedCents(payment: Payment): number {
  const { handedOver, method, amount } = payment;
  const net = netCents(payment);
  if (handedOver !== false || net <= 0) return 0;
  return method === 'check' ? dollarsToCents(amount) : net;
}

import type { Payment } from '../entities/payment.ts';
import { dollarsToCents } from '../values/money.ts';

/** Cents that a payment has left with the business: what came less what went back; negative for money paid out. */
export function keptCents(payment: Payment): number {
  const { status, kind, amount, refundedAmount, withdrawnAmount = 0 } = payment;
  if (status !== 'succeeded' && status !== 'refunded') return 0;
  const cents = dollarsToCents(amount);
  if (kind === 'refund') return -cents;
  const returned = refundedAmount ?? (status === 'refunded' ? amount : 0);
  return cents - dollarsToCents(returned) - dollarsToCents(withdrawnAmount);
}

/** Cents that these payments together have left with the business. */
export function sumOfKept(payments: readonly Payment[]): number {
  return payments.reduce((sum, payment) => sum + keptCents(payment), 0);
}

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

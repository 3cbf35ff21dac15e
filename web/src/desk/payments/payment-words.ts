import type { Payment } from '@welding/domain/entities/payment';
import { keptCents } from '@welding/domain/money/kept-cents';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';

/** Recorded by staff, and not void yet. */
export function canBeVoided({ method = 'card', status, stripePaymentIntentId }: Payment): boolean {
  return method !== 'card' && !stripePaymentIntentId && status === 'succeeded';
}

/** What a payment came to when it is not simply there: void, failed, with the bank, given back. */
export function paymentState(payment: Payment): string | undefined {
  const { status, refundedAmount, withdrawnAmount, disputeStatus, amount } = payment;
  if (status === 'canceled') return canceledWord(payment);
  if (status === 'failed') return 'Failed';
  if (status === 'processing') return 'With the bank';
  if (disputeStatus === 'needs_response') return 'Disputed: answer the bank in Stripe';
  if (withdrawnAmount) return `Taken back by the bank: ${formatDollars(withdrawnAmount)}`;
  if (status === 'refunded') return `Given back: ${formatDollars(refundedAmount ?? amount)}`;
  return refundedAmount ? `Given back: ${formatDollars(refundedAmount)}` : undefined;
}

function canceledWord({ method = 'card' }: Payment): string {
  return method === 'card' ? 'Canceled' : 'Void';
}

/** Cents for people: -$12.50. */
export function formatCents(cents: number): string {
  return formatDollars(centsToDollars(cents));
}

/** What a payment has left, for people. */
export function keptText(payment: Payment): string {
  return formatCents(keptCents(payment));
}

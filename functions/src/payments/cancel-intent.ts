import type { Stripe } from 'stripe';
import { isUnexpectedState } from './stripe-errors.ts';

const openStates: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/** Whether a payer may still go on with an intent, and we may take it back. */
export function isOpen({ status }: Stripe.PaymentIntent): boolean {
  return openStates.includes(status);
}

/**
 * Cancels an intent that nobody shall pay any more.
 * @returns whether it was done: the payer or another run may have been faster
 */
export async function cancelIntent(
  stripe: Stripe,
  intentId: string,
  reason?: Stripe.PaymentIntentCancelParams.CancellationReason,
): Promise<boolean> {
  try {
    await stripe.paymentIntents.cancel(intentId, reason && { cancellation_reason: reason });
    return true;
  } catch (error) {
    if (isUnexpectedState(stripe, error)) return false;
    throw error;
  }
}

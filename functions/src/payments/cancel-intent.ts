import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import { stripeClient } from './stripe-client.ts';
import { isStripeOutage, isUnexpectedState, isUnknownToStripe } from './stripe-errors.ts';

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

/**
 * Closes the intent by which something is being paid that asks for less by now, so that no page left open pays it. Where Stripe
 * does not do it the intent stays open, and what is paid by it is owed to the payer: never thrown, as what asks for less is
 * stored by then and whoever did it would read that it failed.
 * @param askedCents what may still be paid: an intent for no more than that goes on
 */
export async function withdrawIntent(intentId: string, askedCents: number): Promise<void> {
  const stripe = await stripeClient();
  try {
    const intent = await stripe.paymentIntents.retrieve(intentId);
    if (isOpen(intent) && intent.amount > askedCents) await cancelIntent(stripe, intentId, 'duplicate');
  } catch (error) {
    const expected = isStripeOutage(stripe, error) || isUnknownToStripe(stripe, error);
    const log = expected ? logger.warn : logger.error;
    log('payment not closed at Stripe', { payment: intentId, cause: String(error) });
  }
}

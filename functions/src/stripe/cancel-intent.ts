import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import { isOfWebsite } from './payment-origin.ts';
import { stripeClient } from './stripe-client.ts';
import { isStripeOutage, isUnexpectedState, isUnknownToStripe } from './stripe-errors.ts';

/** Older ones are closed already (`reconcile`); the hour is for a run that is late. */
const openForSeconds = 25 * 60 * 60;
/** So many of the newest intents are looked through for those of a project's own page. */
const mostLookedAt = 300;

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
 * does not do it the intent stays open, and what is paid by it is owed to the payer.
 * @param askedCents what may still be paid: an intent for no more than that goes on
 */
export async function withdrawIntent(intentId: string, askedCents: number): Promise<void> {
  await atStripe(intentId, async (stripe) => {
    const intent = await stripe.paymentIntents.retrieve(intentId);
    if (isOpen(intent) && intent.amount > askedCents) await cancelIntent(stripe, intentId, 'duplicate');
  });
}

/** Closes what the project's own page is paying by more than is asked, of which only Stripe knows; as `withdrawIntent`. */
export async function withdrawOfPages(projectId: string, askedCents: number): Promise<void> {
  const created = { gte: Math.floor(Date.now() / 1000) - openForSeconds };
  await atStripe(projectId, async (stripe) => {
    const recent = await stripe.paymentIntents
      .list({ created, limit: 100 })
      .autoPagingToArray({ limit: mostLookedAt });
    const overtaken = recent.filter(
      (intent) =>
        isOfWebsite(intent) && isOfPage(intent, projectId) && isOpen(intent) && intent.amount > askedCents,
    );
    await Promise.all(overtaken.map(({ id }) => cancelIntent(stripe, id, 'duplicate')));
  });
}

function isOfPage({ metadata }: Stripe.PaymentIntent, projectId: string): boolean {
  return metadata['projectId'] === projectId && !metadata['estimateId'] && !metadata['invoiceId'];
}

/** Never throws: what asks for less is stored by then, and whoever did it would read that it failed. */
async function atStripe(subject: string, work: (stripe: Stripe) => Promise<void>): Promise<void> {
  const stripe = await stripeClient();
  try {
    await work(stripe);
  } catch (error) {
    const isExpected = isStripeOutage(stripe, error) || isUnknownToStripe(stripe, error);
    const log = isExpected ? logger.warn : logger.error;
    log('payment not closed at Stripe', { subject, cause: String(error) });
  }
}

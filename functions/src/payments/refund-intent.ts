import { KeyReusedError } from '#data/create-idempotently.ts';
import { RefundRefusedError, StripeOutageError } from './payment-errors.ts';
import { stripeClient } from './stripe-client.ts';
import { isStripeOutage } from './stripe-errors.ts';

type WantedRefund = {
  readonly intentId: string;
  /** Whole cents, at least 1. */
  readonly cents: number;
  /** For the record at Stripe. */
  readonly reason: string;
  /** The same key makes one refund, however often it is sent. */
  readonly idempotencyKey: string;
};

/**
 * Has Stripe give money back to the card.
 * @throws RefundRefusedError when Stripe will not, such as for more than is left; StripeOutageError; KeyReusedError
 */
export async function refundIntent({ intentId, cents, reason, idempotencyKey }: WantedRefund): Promise<void> {
  const stripe = await stripeClient();
  try {
    await stripe.refunds.create(
      {
        payment_intent: intentId,
        amount: cents,
        reason: 'requested_by_customer',
        metadata: { reason: reason.slice(0, 500) },
      },
      { idempotencyKey },
    );
  } catch (error) {
    if (error instanceof stripe.errors.StripeIdempotencyError) throw new KeyReusedError('Other contents');
    if (isStripeOutage(stripe, error)) {
      throw new StripeOutageError('Stripe is not available', { cause: error });
    }
    if (error instanceof stripe.errors.StripeInvalidRequestError) {
      throw new RefundRefusedError('Stripe refused the refund', { cause: error });
    }
    throw error;
  }
}

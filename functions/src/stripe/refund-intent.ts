import { paymentRecordMessages } from '@welding/domain/entities/payment-record';
import { conflict, keyReused, unavailable } from '#refusal.ts';
import { isStripeOutage, stripeClient } from './stripe-client.ts';

type WantedRefund = {
  readonly intentId: string;
  /** Whole cents, at least 1. */
  readonly cents: number;
  /** For the record at Stripe. */
  readonly reason: string;
  /** Who of the staff refunds, for the history of what follows. */
  readonly by: string;
  /** Else the client owes it again. */
  readonly lowerBill: boolean;
  /** The same key makes one refund, however often it is sent. */
  readonly idempotencyKey: string;
};

/** In the metadata of a refund after which the bill stays; one without it, as from Stripe's dashboard, lowers the bill. */
export const billStays = { bill: 'stays' } as const;

/**
 * Has Stripe give money back to the card.
 * @throws Refusal conflict when Stripe will not, such as for more than is left; unavailable; key_reused
 */
export async function refundIntent({
  intentId,
  cents,
  reason,
  by,
  lowerBill,
  idempotencyKey,
}: WantedRefund): Promise<void> {
  const stripe = await stripeClient();
  try {
    await stripe.refunds.create(
      {
        payment_intent: intentId,
        amount: cents,
        reason: 'requested_by_customer',
        metadata: { reason: reason.slice(0, 500), by, ...(!lowerBill && billStays) },
      },
      { idempotencyKey },
    );
  } catch (error) {
    if (error instanceof stripe.errors.StripeIdempotencyError) throw keyReused();
    if (isStripeOutage(stripe, error)) {
      throw unavailable(error);
    }
    if (error instanceof stripe.errors.StripeInvalidRequestError) {
      throw conflict(paymentRecordMessages.refundRefused);
    }
    throw error;
  }
}

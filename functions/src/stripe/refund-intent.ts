import { paymentRecordMessages } from '@welding/domain/entities/payment-record';
import { conflict, keyReused, unavailable } from '#refusal.ts';
import { isStripeOutage, stripeClient } from './stripe-client.ts';

type WantedRefund = {
  readonly intentId: string;
  /** Whole cents, at least 1. */
  readonly cents: number;
  /** For the record at Stripe. */
  readonly reason: string;
  /** The staff member, for the history. */
  readonly by: string;
  /** Otherwise the client owes the amount again. */
  readonly lowerBill: boolean;
  /** Repeating a key makes no second refund. */
  readonly idempotencyKey: string;
};

/** Metadata of a refund that keeps the bill. A refund without it, as from Stripe's dashboard, lowers the bill. */
export const billStays = { bill: 'stays' } as const;

/**
 * Refunds money to the card through Stripe.
 * @throws Refusal conflict when Stripe refuses, for example for more than is left; unavailable; key_reused
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

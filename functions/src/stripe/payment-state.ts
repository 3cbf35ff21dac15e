import type { Stripe } from 'stripe';

/** All that Stripe says of one payment. */
export type PaymentState = {
  /** With `latest_charge` expanded. */
  readonly intent: Stripe.PaymentIntent;
  /** Refunds of its charge, failed ones too, with `failure_balance_transaction` expanded. */
  readonly refunds: readonly Stripe.Refund[];
  /** Newest first. */
  readonly disputes: readonly Stripe.Dispute[];
};

/**
 * Asks Stripe how a payment stands now.
 * @param hadRefunds there was one, also where the charge no longer says so: it failed
 * @throws as Stripe's client
 */
export async function fetchPaymentState(
  stripe: Stripe,
  intentId: string,
  hadRefunds = false,
): Promise<PaymentState> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  const charge = chargeOf(intent);
  if (!charge?.paid) return { intent, refunds: [], disputes: [] };
  const [refunds, disputes] = await Promise.all([
    hadRefunds || charge.amount_refunded > 0 ? everyRefund(stripe, charge.id) : [],
    stripe.disputes.list({ payment_intent: intentId, limit: 100 }),
  ]);
  return { intent, refunds, disputes: disputes.data };
}

/** The charge of the last attempt to pay an intent, undefined while there was none. @throws Error when it was not expanded */
export function chargeOf({ id, latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined {
  if (typeof charge === 'string') throw new Error(`The charge of ${id} was not expanded`);
  return charge ?? undefined;
}

async function everyRefund(stripe: Stripe, chargeId: string): Promise<Stripe.Refund[]> {
  const refunds: Stripe.Refund[] = [];
  const query = { charge: chargeId, limit: 100, expand: ['data.failure_balance_transaction'] };
  for await (const refund of stripe.refunds.list(query)) refunds.push(refund);
  return refunds;
}

import { recordPayment } from '#data/payments.ts';
import { paymentOfIntent } from './payment-of-intent.ts';
import { stripeClient } from './stripe-client.ts';

/**
 * Brings `payments/{intentId}` up to what Stripe says of the intent now. An event only says which intent to look at,
 * so that late, repeated and reordered ones all end in the same record.
 */
export async function bringUpToDate(intentId: string): Promise<'written' | 'unchanged'> {
  const stripe = await stripeClient();
  return await recordPayment(intentId, async () =>
    paymentOfIntent(await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })),
  );
}

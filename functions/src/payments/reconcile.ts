import { isDeepStrictEqual } from 'node:util';
import { findPayment } from '#data/payments.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { paymentOfIntent } from './payment-of-intent.ts';
import { stripeClient } from './stripe-client.ts';

/** As long as Stripe itself tries to deliver a webhook. */
const lookBackDays = 3;

/**
 * Compares the intents of the last three days with what is recorded and mends what lost webhooks left out.
 * @returns how many intents were looked at, and how many records were mended
 */
export async function reconcile(now: Date): Promise<{ compared: number; mended: number }> {
  const stripe = await stripeClient();
  const since = Math.floor(now.getTime() / 1000) - lookBackDays * 24 * 60 * 60;
  const intents = stripe.paymentIntents.list({
    created: { gte: since },
    limit: 100,
    expand: ['data.latest_charge'],
  });
  let compared = 0;
  let mended = 0;
  for await (const intent of intents) {
    compared += 1;
    const payment = paymentOfIntent(intent);
    if (!payment || isDeepStrictEqual(await findPayment(intent.id), payment)) continue;
    if ((await bringUpToDate(intent.id)) === 'written') mended += 1;
  }
  return { compared, mended };
}

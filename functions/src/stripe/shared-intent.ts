import { createHash } from 'node:crypto';
import { paymentRecordMessages } from '@welding/domain/entities/payment-record';
import { conflict, unavailable } from '#refusal.ts';
import { cancelIntent, isOpen } from './cancel-intent.ts';
import { type CreatedIntent, createIntent, type WantedPayment } from './create-intent.ts';
import { isStripeOutage, stripeClient } from './stripe-client.ts';
import { syncPayment } from './sync-payment.ts';

/**
 * The one intent by which something is paid, from however many devices: the one before while it is open for the same amount,
 * else a new one, and the one before is cancelled. Devices that ask at once get the same.
 * @param previous the intent that was last made for it
 * @throws Refusal conflict while a bank decides about the one before, or when that has just arrived; as `createIntent`
 */
export async function sharedIntent(
  wanted: Omit<WantedPayment, 'idempotencyKey'>,
  previous: string | undefined,
): Promise<CreatedIntent> {
  if (previous !== undefined) {
    const open = await stillOpen(previous, wanted.cents);
    if (open) return open;
  }
  // All that Stripe is told of it: a key that comes with other contents, as in another language, is refused.
  const made = createHash('sha256').update(JSON.stringify([wanted, previous]));
  return await createIntent({ ...wanted, idempotencyKey: made.digest('base64url') });
}

async function stillOpen(id: string, cents: number): Promise<CreatedIntent | undefined> {
  const stripe = await stripeClient();
  try {
    const intent = await stripe.paymentIntents.retrieve(id);
    if (intent.status === 'processing') throw conflict(paymentRecordMessages.underWay);
    if (intent.status === 'succeeded' && (await syncPayment(id))) {
      throw conflict(paymentRecordMessages.underWay);
    }
    if (!isOpen(intent)) return undefined;
    if (intent.amount === cents && intent.client_secret) return { id, clientSecret: intent.client_secret };
    await cancelIntent(stripe, id, 'duplicate');
    return undefined;
  } catch (error) {
    if (isStripeOutage(stripe, error)) {
      throw unavailable(error);
    }
    throw error;
  }
}

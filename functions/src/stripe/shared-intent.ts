import { createHash } from 'node:crypto';
import { paymentRecordMessages } from '@welding/domain/entities/payment-record';
import { conflict, unavailable } from '#refusal.ts';
import { cancelIntent, isIntentOpen } from './cancel-intent.ts';
import { type CreatedIntent, createIntent, type WantedPayment } from './create-intent.ts';
import { isStripeOutage, stripeClient } from './stripe-client.ts';
import { syncPayment } from './sync-payment.ts';

/**
 * One intent for all devices that pay the same thing: the previous one while it is open for the same amount, else a new one
 * and the previous is cancelled. Parallel requests get the same intent.
 * @param previous the last intent made for it
 * @throws Refusal conflict when the previous one was just made; as `createIntent`
 */
export async function sharedIntent(
  wanted: Omit<WantedPayment, 'idempotencyKey'>,
  previous: string | undefined,
): Promise<CreatedIntent> {
  if (previous !== undefined) {
    const open = await stillOpen(previous, wanted.cents);
    if (open) return open;
  }
  // Covers all contents, because Stripe refuses a key with other contents, such as in another language.
  const made = createHash('sha256').update(JSON.stringify([wanted, previous]));
  return await createIntent({ ...wanted, idempotencyKey: made.digest('base64url') });
}

async function stillOpen(id: string, cents: number): Promise<CreatedIntent | undefined> {
  const stripe = await stripeClient();
  try {
    const intent = await stripe.paymentIntents.retrieve(id);
    const isUnderWay = intent.status === 'processing' || intent.status === 'succeeded';
    // Once recorded, it lowers the amount asked for, and the rest needs an intent of its own.
    if (isUnderWay && (await syncPayment(id))) throw conflict(paymentRecordMessages.underWay);
    if (!isIntentOpen(intent)) return undefined;
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

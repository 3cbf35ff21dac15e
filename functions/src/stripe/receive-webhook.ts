import { apiMessages } from '@welding/domain/messages';
import * as logger from 'firebase-functions/logger';
import { config } from '#config.ts';
import { badRequest } from '#refusal.ts';
import { stripeClient } from './stripe-client.ts';
import { syncPayment } from './sync-payment.ts';
import { intentIdOf } from './webhook-event.ts';

/**
 * Takes one webhook call: checks that Stripe signed exactly these bytes within the last five minutes, and brings the
 * record of the intent that the event is about up to date.
 * @throws Refusal bad_request when it did not
 */
export async function receiveWebhook(body: Buffer, signature: string | undefined): Promise<void> {
  const event = await readEvent(body, signature);
  let intentId: string | undefined;
  try {
    intentId = intentIdOf(event);
  } catch (cause) {
    // Sent again it would be the same: Stripe is told that it arrived, and the log tells us.
    logger.error('unreadable event', { event: event.id, type: event.type, cause: String(cause) });
  }
  if (intentId !== undefined) await syncPayment(intentId);
}

async function readEvent(body: Buffer, signature: string | undefined) {
  const { webhooks } = await stripeClient();
  if (signature === undefined) throw badRequest(apiMessages.badSignature);
  try {
    return webhooks.constructEvent(body, signature, config().STRIPE_WEBHOOK_SECRET);
  } catch {
    // A header that is cut short makes Stripe's package throw more kinds of errors than its own.
    throw badRequest(apiMessages.badSignature);
  }
}

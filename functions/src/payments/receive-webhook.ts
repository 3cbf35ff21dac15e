import { config } from '#config.ts';
import { handleEvent } from './handle-event.ts';
import { WebhookSignatureError } from './payment-errors.ts';
import { stripeClient } from './stripe-client.ts';

/**
 * Takes one webhook call: checks that Stripe signed exactly these bytes within the last five minutes, and handles the
 * event.
 * @throws WebhookSignatureError when it did not
 */
export async function receiveWebhook(body: Buffer, signature: string | undefined): Promise<void> {
  const { webhooks } = await stripeClient();
  if (signature === undefined) throw new WebhookSignatureError('No signature');
  let event: ReturnType<typeof webhooks.constructEvent>;
  try {
    event = webhooks.constructEvent(body, signature, config().STRIPE_WEBHOOK_SECRET);
  } catch (cause) {
    // A header that is cut short makes Stripe's package throw more kinds of errors than its own.
    throw new WebhookSignatureError('The signature does not hold', { cause });
  }
  await handleEvent(event);
}

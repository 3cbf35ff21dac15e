import type { Stripe } from 'stripe';
import type { EventHandler } from './event-handler.ts';
import { chargeRefunded } from './events/charge-refunded.ts';
import { paymentIntentCanceled } from './events/payment-intent-canceled.ts';
import { paymentIntentPaymentFailed } from './events/payment-intent-payment-failed.ts';
import { paymentIntentProcessing } from './events/payment-intent-processing.ts';
import { paymentIntentSucceeded } from './events/payment-intent-succeeded.ts';

const handlers: readonly EventHandler[] = [
  paymentIntentSucceeded,
  paymentIntentProcessing,
  paymentIntentPaymentFailed,
  paymentIntentCanceled,
  chargeRefunded,
];

/** The events to register at Stripe for the webhook. */
export const handledEvents: readonly string[] = handlers.map(({ type }) => type);

/** Does what an event asks for; one that nobody handles is none of our business. */
export async function handleEvent(event: Stripe.Event): Promise<void> {
  await handlers.find(({ type }) => type === event.type)?.handle(event);
}

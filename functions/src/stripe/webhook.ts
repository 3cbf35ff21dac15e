import { apiMessages } from '@welding/domain/messages';
import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { config } from '#config.ts';
import { badRequest } from '#refusal.ts';
import { stripeClient } from './stripe-client.ts';
import { syncPayment } from './sync-payment.ts';

/** The events that change what is recorded of a payment, and where each names its intent. */
const intentFields = {
  'payment_intent.processing': 'id',
  'payment_intent.succeeded': 'id',
  'payment_intent.payment_failed': 'id',
  'payment_intent.canceled': 'id',
  'charge.refunded': 'payment_intent',
  'refund.updated': 'payment_intent',
  'refund.failed': 'payment_intent',
  'charge.dispute.created': 'payment_intent',
  'charge.dispute.updated': 'payment_intent',
  'charge.dispute.closed': 'payment_intent',
  'charge.dispute.funds_withdrawn': 'payment_intent',
  'charge.dispute.funds_reinstated': 'payment_intent',
} as const satisfies Partial<Record<Stripe.Event.Type, 'id' | 'payment_intent'>>;

type HandledEvent = keyof typeof intentFields;

function isHandled(type: string): type is HandledEvent {
  return Object.hasOwn(intentFields, type);
}

/** The events to register at Stripe for the webhook. */
export const handledEvents: readonly HandledEvent[] = Object.keys(intentFields).filter(isHandled);

const intentIdSchema = z.string().check(z.regex(/^pi_\w+$/));
const eventSchema = z.object({
  type: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/**
 * The id of the intent whose record an event asks us to look at; undefined for an event that is none of our business,
 * among them those of a charge from before there were payment intents.
 * @throws ZodError when an event is not what Stripe says it is
 */
export function intentIdOf(event: unknown): string | undefined {
  const { type, data } = eventSchema.parse(event);
  if (!isHandled(type)) return undefined;
  const id = data.object[intentFields[type]];
  return id === null || id === undefined ? undefined : intentIdSchema.parse(id);
}

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

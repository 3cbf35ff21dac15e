import { apiMessages } from '@welding/domain/messages';
import * as logger from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { config } from '#config.ts';
import { badRequest } from '#refusal.ts';
import { stripeClient } from './stripe-client.ts';
import { syncPayment } from './sync-payment.ts';

/** The events that change a payment's record, and the field with their intent's id. */
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
 * The id of an event's intent, undefined for other events and for charges older than payment intents.
 * @throws ZodError when an event does not fit Stripe's description
 */
export function intentIdOf(event: unknown): string | undefined {
  const { type, data } = eventSchema.parse(event);
  if (!isHandled(type)) return undefined;
  const id = data.object[intentFields[type]];
  return id === null || id === undefined ? undefined : intentIdSchema.parse(id);
}

/**
 * Handles one webhook call: checks that Stripe signed exactly these bytes within the last five minutes, and syncs the
 * event's intent.
 * @throws Refusal bad_request for a bad signature
 */
export async function receiveWebhook(body: Buffer, signature: string | undefined): Promise<void> {
  const event = await readEvent(body, signature);
  let intentId: string | undefined;
  try {
    intentId = intentIdOf(event);
  } catch (cause) {
    // A retry would be the same, so Stripe gets a success and the log gets an error.
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
    // A truncated header makes Stripe's package throw other errors than its own.
    throw badRequest(apiMessages.badSignature);
  }
}

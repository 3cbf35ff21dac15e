import type { Stripe } from 'stripe';
import * as z from 'zod/mini';

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

export type HandledEvent = keyof typeof intentFields;

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

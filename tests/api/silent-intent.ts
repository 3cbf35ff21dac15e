import type { Stripe } from 'stripe';
import { websiteMark } from '../../functions/src/stripe/stripe-client.ts';
import { deliver, stackStripe } from '../support/local-stripe.ts';
import { postEvent } from './post-event.ts';

const stripe = stackStripe();

type Given = { metadata?: Record<string, string>; amount?: number; currency?: string };

/** An intent of the website whose events the local Stripe holds back, so that the test decides which arrive. */
export async function silentIntent({ metadata = {}, amount = 12_345, currency = 'usd' }: Given = {}) {
  const marked = { ...websiteMark, ...metadata };
  const { id } = await stripe.paymentIntents.create({ amount, currency, metadata: marked });
  await deliver(id, 'lost');
  return id;
}

/** Tries to pay. A declined card is no error here. */
export async function tryToPay(intentId: string, method = 'pm_card_visa'): Promise<void> {
  await stripe.paymentIntents.confirm(intentId, { payment_method: method }).catch((error: unknown) => error);
}

/** The newest event of this type about an intent. @throws when there is none */
export async function eventOf(intentId: string, type: string): Promise<Stripe.Event> {
  for await (const event of stripe.events.list({ type, limit: 100 })) {
    if (JSON.stringify(event.data.object).includes(intentId)) return event;
  }
  throw new Error(`${intentId} has no event ${type}`);
}

/** Posts the newest event of this type about an intent to the webhook, signed. */
export async function sendEvent(intentId: string, type: string): Promise<Response> {
  return postEvent(JSON.stringify(await eventOf(intentId, type)));
}

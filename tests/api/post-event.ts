import { localKeys } from '../../local/stack/local-keys.ts';
import { stackStripe } from '../support/local-stripe.ts';
import { stackAddresses } from '../support/stack.ts';

export const webhookPath = '/api/stripe/webhook';

type Posting = { secret?: string; timestamp?: number; base?: string };

/** Posts a signed event like Stripe. `timestamp` in seconds, by default now. */
export function postEvent(payload: string, posting: Posting = {}) {
  const { secret = localKeys.stripeWebhookSecret, timestamp = Date.now() / 1000, base } = posting;
  const signature = stackStripe().webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(timestamp),
  });
  return fetch(`${base ?? stackAddresses().hosting}${webhookPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body: payload,
  });
}

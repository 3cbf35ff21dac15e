import { bytes } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';
import { receiveWebhook } from './webhook.ts';

/** Stripe's events hold one object each, and the largest are far smaller. */
const maxEventBytes = 1_000_000;

/** POST /api/stripe/webhook: 200 once the event is handled; Stripe tries again after any other response. */
export const receiveStripeEvent = publicRoute({
  method: 'POST',
  path: '/api/stripe/webhook',
  read: bytes(maxEventBytes),
  respond: async (body, { header }) => {
    await receiveWebhook(body, header('Stripe-Signature'));
    return { status: 200, json: { received: true } };
  },
});

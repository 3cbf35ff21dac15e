import type { Stripe } from 'stripe';
import { StripeApiError } from '../stripe-api-error.ts';

/** A publishable key opens an intent only together with its client secret. @throws StripeApiError without it */
export function checkClientSecret(intent: Stripe.PaymentIntent, given: string | undefined): void {
  if (given === intent.client_secret) return;
  throw new StripeApiError(given === undefined ? 403 : 400, {
    type: 'invalid_request_error',
    message:
      'The client_secret provided does not match any associated PaymentIntent on this account. ' +
      'Ensure the client_secret is correct and that you are using the same account.',
    param: 'client_secret',
  });
}

/** An error as a publishable key gets it: without the metadata and the charge of its intent. */
export function withPublicIntent(error: unknown): unknown {
  if (!(error instanceof StripeApiError) || !error.body.payment_intent) return error;
  const { payment_intent: intent, ...rest } = error.body;
  const visible = { ...intent, metadata: {}, latest_charge: null };
  return new StripeApiError(error.status, { ...rest, payment_intent: visible });
}

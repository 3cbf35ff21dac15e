import type { Stripe } from 'stripe';

/** Stripe did not answer, or could not for now: trying again later may help. */
export function isStripeOutage({ errors }: Stripe, error: unknown): boolean {
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError
  );
}

/** Stripe does not know what was asked for. */
export function isUnknownToStripe({ errors }: Stripe, error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** An intent is too far along for what was asked. */
export function isUnexpectedState({ errors }: Stripe, error: unknown): boolean {
  return (
    error instanceof errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state'
  );
}

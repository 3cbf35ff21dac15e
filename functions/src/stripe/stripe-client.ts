import { loadOnce } from '@welding/domain/values/lazy';
import { dependencyTimeoutMs } from '@welding/domain/values/limits';
import type { Stripe } from 'stripe';
import { config } from '#config.ts';

/** Loaded on first use: most requests do not involve money. */
export const stripeClient = loadOnce(async (): Promise<Stripe> => {
  const { Stripe } = await import('stripe');
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = config();
  return new Stripe(STRIPE_SECRET_KEY, {
    timeout: dependencyTimeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(STRIPE_API_BASE === undefined ? {} : addressOf(new URL(STRIPE_API_BASE))),
  });
});

function addressOf({ hostname, port, protocol }: URL) {
  const secure = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    protocol: secure ? ('https' as const) : ('http' as const),
  };
}

/** Stripe is unreachable or overloaded, so a later try may help. */
export function isStripeOutage({ errors }: Stripe, error: unknown): boolean {
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError
  );
}

export function isUnknownToStripe({ errors }: Stripe, error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

export function isUnexpectedState({ errors }: Stripe, error: unknown): boolean {
  return (
    error instanceof errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state'
  );
}

/** Marks this website's intents. The account's others (invoices, payment links) are not ours to cancel. */
export const websiteMark = { source: 'website' } as const;

export function isOfWebsite({ metadata }: Stripe.PaymentIntent): boolean {
  return metadata['source'] === websiteMark.source;
}

import { dependencyTimeoutMs } from '@welding/domain/values/limits';
import { loadOnce } from '@welding/domain/values/load-once';
import type { Stripe } from 'stripe';
import { config } from '#config.ts';

/** The client of Stripe's API. Loaded on first use: most requests have nothing to do with money. */
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

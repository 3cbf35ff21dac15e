import type { Stripe } from '@stripe/stripe-js';
import { stripePublishableKey, stripeScriptUrl } from '#shared/api/env.ts';
import { loadScript } from './load-script.ts';

let loading: Promise<Stripe> | undefined;

/** Stripe in the browser, fetched when it is first needed. After a failure the next call tries again. */
export function stripeJs(): Promise<Stripe> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Stripe> {
  if (stripeScriptUrl) await loadScript(stripeScriptUrl);
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(stripePublishableKey);
  if (!stripe) throw new Error('Stripe.js can only be used in a browser');
  return stripe;
}

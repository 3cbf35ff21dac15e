import { Stripe } from 'stripe';
import { localKeys } from '../../local/stack/local-keys.ts';
import { stackAddresses } from './stack.ts';

/** Stripe's official package, connected to this stack's local Stripe. */
export function stackStripe(): Stripe {
  const { hostname, port } = new URL(stackAddresses().stripe);
  return new Stripe(localKeys.stripeSecretKey, { host: hostname, port: Number(port), protocol: 'http' });
}

export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}

/** Calls a control of the local Stripe (local/stripe/control-routes.ts). */
export async function controlStripe(path: string, body: unknown = {}): Promise<void> {
  const response = await fetch(`${stackAddresses().stripe}/local${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** Sets how one intent's events are delivered. */
export function deliver(
  intentId: string,
  mode: 'in_order' | 'out_of_order' | 'twice' | 'late' | 'lost',
  delayMs = 300,
): Promise<void> {
  return controlStripe('/delivery', { payment_intent: intentId, mode, delay_ms: delayMs });
}

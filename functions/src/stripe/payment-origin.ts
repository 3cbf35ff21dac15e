import type { Stripe } from 'stripe';

/** Marks the intents that this website makes. Others of the same Stripe account (invoices, payment links) are not ours to cancel. */
export const websiteMark = { source: 'website' } as const;

export function isOfWebsite({ metadata }: Stripe.PaymentIntent): boolean {
  return metadata['source'] === websiteMark.source;
}

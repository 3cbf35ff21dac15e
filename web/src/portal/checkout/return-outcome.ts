import type { PaymentIntentResult } from '@stripe/stripe-js';
import { isUnanswered, type PaymentOutcome } from './payment-outcome.ts';
import { paymentTexts } from './payment-texts.tsx';

/** https://docs.stripe.com/api/payment_intents/object#payment_intent_object-client_secret */
const clientSecretForm = /^pi_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/;

/** Whether a text from an address may be a client secret: Stripe.js throws when it is asked with anything else. */
export function isClientSecret(text: string): boolean {
  return clientSecretForm.test(text);
}

/**
 * How a payment stands whose payer came back from a bank's page, by Stripe's answer; undefined when Stripe knows no such
 * payment: nothing can be said of it then.
 */
export function outcomeOfReturn(result: PaymentIntentResult): PaymentOutcome | undefined {
  const { paymentIntent } = result;
  if (!paymentIntent) return isUnanswered(result) ? { kind: 'unknown' } : undefined;
  if (paymentIntent.status === 'succeeded') return { kind: 'paid' };
  if (paymentIntent.status === 'processing') return { kind: 'processing' };
  // As Stripe says it when a bank's page was left without success.
  const message = paymentIntent.last_payment_error?.message ?? paymentTexts().notAuthenticated;
  return { kind: 'failed', message };
}

import type { PaymentIntentResult } from '@stripe/stripe-js';

/** What became of an attempt to pay. `unknown`: the connection broke, the money may or may not have moved. */
export type PaymentOutcome =
  | { kind: 'paid' | 'processing' | 'unknown' }
  | { kind: 'failed'; message: string };

const unexplained = 'The payment did not go through. Please try again or use another card.';
const unansweredErrors: readonly string[] = ['api_connection_error', 'api_error'];

/** Reads Stripe's answer to a confirmation. An intent that is already paid counts as paid, not as an error. */
export function outcomeOfConfirmation({ paymentIntent, error }: PaymentIntentResult): PaymentOutcome {
  const status = (paymentIntent ?? error?.payment_intent)?.status;
  if (status === 'succeeded') return { kind: 'paid' };
  if (status === 'processing') return { kind: 'processing' };
  if (error && !error.payment_intent && unansweredErrors.includes(error.type)) return { kind: 'unknown' };
  return { kind: 'failed', message: error?.message ?? unexplained };
}

/** Reads how an intent stands that was confirmed without an answer. Not paid and no error: it never arrived. */
export function outcomeOfCheck({ paymentIntent, error }: PaymentIntentResult): PaymentOutcome {
  if (error) return { kind: 'unknown' };
  if (paymentIntent.status === 'succeeded') return { kind: 'paid' };
  if (paymentIntent.status === 'processing') return { kind: 'processing' };
  const message = paymentIntent.last_payment_error?.message;
  return {
    kind: 'failed',
    message: message ?? 'The connection broke before the payment was made. Nothing was charged.',
  };
}

/** Stripe did not answer, or could not for now: trying again later may help. */
export class StripeOutageError extends Error {
  override readonly name = 'StripeOutageError';
}

/** A webhook call that Stripe did not sign, or signed too long ago. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';
}

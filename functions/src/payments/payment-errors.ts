/** Stripe did not answer, or could not for now: trying again later may help. */
export class StripeOutageError extends Error {
  override readonly name = 'StripeOutageError';
}

/** A webhook call that Stripe did not sign, or signed too long ago. */
export class WebhookSignatureError extends Error {
  override readonly name = 'WebhookSignatureError';
}

/** Stripe will not give this money back. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';
}

/** A payment of the same thing is with the payer's bank: nobody pays it a second time meanwhile. */
export class PaymentUnderWayError extends Error {
  override readonly name = 'PaymentUnderWayError';
}

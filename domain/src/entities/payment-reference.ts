/**
 * What a client names a payment by: Stripe's id of a card payment, and of any other the first eight signs of ours, which the
 * office finds in its CSV of payments.
 */
export function paymentReference(paymentId: string): string {
  return /^[\da-f]{8}-/i.test(paymentId) ? paymentId.slice(0, 8).toUpperCase() : paymentId;
}

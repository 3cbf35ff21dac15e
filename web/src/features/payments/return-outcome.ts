import type { PaymentOutcome } from './payment-outcome.ts';

/** As Stripe says it when a bank's page was left without success. */
const notAuthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** What `redirect_status` in the return address means. */
export function outcomeOfReturn(redirectStatus: string): Exclude<PaymentOutcome, { kind: 'unknown' }> {
  switch (redirectStatus) {
    case 'succeeded':
      return { kind: 'paid' };
    case 'pending':
    case 'processing':
      return { kind: 'processing' };
    default:
      return { kind: 'failed', message: notAuthenticated };
  }
}

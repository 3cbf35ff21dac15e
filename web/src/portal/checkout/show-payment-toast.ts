import { toasts } from '@welding/domain/messages';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

/** Says what became of a payment, in the specification's words (section 8). */
export function showPaymentToast(outcome: Exclude<PaymentOutcome, { kind: 'unknown' }>): void {
  switch (outcome.kind) {
    case 'paid':
      void showToast(toasts.paymentSucceeded);
      break;
    case 'processing':
      void showToast(toasts.paymentProcessing);
      break;
    case 'failed':
      void showToast({ ...toasts.paymentFailed, description: outcome.message, variant: 'destructive' });
  }
}

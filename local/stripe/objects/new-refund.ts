import type { Stripe } from 'stripe';
import { newId, nowInSeconds } from '../ids.ts';

export function newRefund(
  charge: Stripe.Charge,
  amount: number,
  reason: Stripe.Refund.Reason | null,
  metadata: Stripe.Metadata,
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    // A bank takes days to accept one.
    status: charge.payment_method_details?.type === 'us_bank_account' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
}

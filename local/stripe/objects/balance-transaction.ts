import type { Stripe } from 'stripe';
import { newId, nowInSeconds } from '../ids.ts';

/** What a dispute moves on our balance: `amount` is below 0 when the bank takes money, above when it gives it back. */
export function newBalanceTransaction(
  dispute: Stripe.Dispute,
  amount: number,
  category: 'dispute' | 'dispute_reversal',
): Stripe.BalanceTransaction {
  const fee = amount < 0 ? 1_500 : 0;
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: nowInSeconds(),
    balance_type: 'payments',
    created: nowInSeconds(),
    currency: dispute.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: category,
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  };
}

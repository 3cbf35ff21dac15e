import type { Stripe } from 'stripe';
import { newId, nowInSeconds } from '../ids.ts';

/** Money that Stripe has sent to our bank, and that arrived at once. */
export function newPayout(amount: number, currency: string): Stripe.Payout {
  return {
    id: newId('po'),
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: nowInSeconds(),
    automatic: true,
    balance_transaction: null,
    created: nowInSeconds(),
    currency,
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
}

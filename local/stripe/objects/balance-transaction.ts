import type { Stripe } from 'stripe';
import { newId, nowInSeconds } from '../ids.ts';

/** A movement on our balance. `amount` is negative if money leaves it. */
type Movement = {
  readonly amount: number;
  readonly fee?: number;
  readonly currency: string;
  readonly source: string;
  readonly category:
    | 'charge'
    | 'charge_failure'
    | 'refund'
    | 'refund_failure'
    | 'dispute'
    | 'dispute_reversal';
};

const types = {
  charge: 'charge',
  charge_failure: 'payment_failure_refund',
  refund: 'refund',
  refund_failure: 'refund_failure',
  dispute: 'adjustment',
  dispute_reversal: 'adjustment',
} as const satisfies Record<Movement['category'], Stripe.BalanceTransaction.Type>;

export function newBalanceTransaction(movement: Movement): Stripe.BalanceTransaction {
  const { amount, fee = 0, currency, source, category } = movement;
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: nowInSeconds(),
    balance_type: 'payments',
    created: nowInSeconds(),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'available',
    type: types[category],
  };
}

/** The fee of a card payment in the United States: 2.9 percent and 30 cents. */
export function cardFee(amount: number): number {
  return Math.round(amount * 0.029) + 30;
}

/** The fee of a bank transfer in the United States: 0.8 percent, at most 5 dollars. */
export function bankFee(amount: number): number {
  return Math.min(500, Math.round(amount * 0.008));
}

/** The fee of a dispute, won or lost. */
export const disputeFee = 1_500;

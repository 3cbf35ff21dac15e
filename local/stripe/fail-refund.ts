import type { Stripe } from 'stripe';
import type { Account } from './account.ts';
import { newBalanceTransaction } from './objects/balance-transaction.ts';

/** The bank sent a refund back: the money is ours again, and the charge is refunded by that much less. */
export function failRefund(account: Account, refund: Stripe.Refund): void {
  if (refund.status === 'failed') return;
  const { amount, currency, id: source } = refund;
  const moved = account.balanceTransactions.put(
    newBalanceTransaction({ amount, currency, source, category: 'refund_failure' }),
  );
  const failed = account.refunds.put({
    ...refund,
    failure_balance_transaction: moved.id,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  const charge = typeof refund.charge === 'string' ? account.charges.get(refund.charge) : undefined;
  if (charge) {
    account.charges.put({
      ...charge,
      amount_refunded: charge.amount_refunded - refund.amount,
      refunded: false,
    });
  }
  account.emit({ type: 'refund.updated', data: { object: failed } });
  account.emit({ type: 'charge.refund.updated', data: { object: failed } });
  account.emit({ type: 'refund.failed', data: { object: failed } });
}

import type { Stripe } from 'stripe';
import type { Account } from './account.ts';
import { receiveMoney } from './confirm-payment.ts';
import { disputeFee, newBalanceTransaction } from './objects/balance-transaction.ts';
import { newDispute } from './objects/new-dispute.ts';
import { newPaymentIntent } from './objects/payment-intent.ts';
import { newCardMethod } from './objects/payment-method.ts';

/** Disputes a charge: the bank takes `amount` back, or only asks with an inquiry. */
export function openDispute(
  account: Account,
  charge: Stripe.Charge,
  { amount, inquiry }: { amount: number; inquiry: boolean },
): Stripe.Dispute {
  account.charges.put({ ...charge, disputed: true });
  const opened = account.disputes.put(
    newDispute(charge, amount, inquiry ? 'warning_needs_response' : 'needs_response'),
  );
  account.emit({ type: 'charge.dispute.created', data: { object: opened } });
  return inquiry ? opened : withdraw(account, opened);
}

/** Moves a dispute to its next status, perhaps its last. */
export function updateDispute(
  account: Account,
  dispute: Stripe.Dispute,
  status: Stripe.Dispute.Status,
): void {
  const updated = account.disputes.put({ ...dispute, status });
  account.emit({ type: 'charge.dispute.updated', data: { object: updated } });
  // An inquiry takes the money only if it becomes a dispute.
  if (status === 'needs_response' && updated.balance_transactions.length === 0) withdraw(account, updated);
  if (!['won', 'lost', 'warning_closed'].includes(status)) return;
  account.emit({ type: 'charge.dispute.closed', data: { object: updated } });
  if (status === 'won') reinstate(account, updated);
}

function withdraw(account: Account, dispute: Stripe.Dispute): Stripe.Dispute {
  const taken = account.balanceTransactions.put(
    newBalanceTransaction({
      amount: -dispute.amount,
      fee: disputeFee,
      currency: dispute.currency,
      source: dispute.id,
      category: 'dispute',
    }),
  );
  const withdrawn = account.disputes.put({ ...dispute, balance_transactions: [taken] });
  account.emit({ type: 'charge.dispute.funds_withdrawn', data: { object: withdrawn } });
  return withdrawn;
}

function reinstate(account: Account, dispute: Stripe.Dispute): void {
  const { amount, currency, id: source } = dispute;
  const given = account.balanceTransactions.put(
    newBalanceTransaction({ amount, currency, source, category: 'dispute_reversal' }),
  );
  const reinstated = account.disputes.put({
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, given],
  });
  account.emit({ type: 'charge.dispute.funds_reinstated', data: { object: reinstated } });
}

type EarlierPayment = {
  readonly id: string;
  /** In cents. */
  readonly amount: number;
  /** In seconds. */
  readonly created: number;
  readonly metadata: Stripe.Metadata;
};

/** Adds a card payment of an earlier day, without events. An existing one stays. */
export function addEarlierPayment(account: Account, { id, amount, created, metadata }: EarlierPayment): void {
  if (account.paymentIntents.get(id)) return;
  const method = account.paymentMethods.put(
    newCardMethod({ number: '4242424242424242', expMonth: 12, expYear: 2040 }),
  );
  const intent = newPaymentIntent({
    amount,
    currency: 'usd',
    description: null,
    metadata,
    receiptEmail: null,
    automaticPaymentMethods: { enabled: true },
  });
  receiveMoney(account, { ...intent, id, created }, method, created);
}

/** Fails a refund: the bank returns the money, and the charge's refunded amount decreases. */
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

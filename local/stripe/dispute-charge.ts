import type { Stripe } from 'stripe';
import type { Account } from './account.ts';
import { disputeFee, newBalanceTransaction } from './objects/balance-transaction.ts';
import { newDispute } from './objects/new-dispute.ts';

/** A card's owner does not accept a charge: the bank takes `amount` back, or, with an inquiry, only asks. */
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

/** The bank goes on with a dispute, and may end it. */
export function updateDispute(
  account: Account,
  dispute: Stripe.Dispute,
  status: Stripe.Dispute.Status,
): void {
  const updated = account.disputes.put({ ...dispute, status });
  account.emit({ type: 'charge.dispute.updated', data: { object: updated } });
  // An inquiry that becomes a dispute takes the money only then.
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

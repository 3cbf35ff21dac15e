import type { Stripe } from 'stripe';
import type { Account } from './account.ts';
import { receiveMoney } from './confirm-payment.ts';
import { newPaymentIntent } from './objects/payment-intent.ts';
import { newCardMethod } from './objects/payment-method.ts';

type EarlierPayment = {
  readonly id: string;
  /** In cents. */
  readonly amount: number;
  /** In seconds. */
  readonly created: number;
  readonly metadata: Stripe.Metadata;
};

/** A card payment of an earlier day, of which no event tells any more. One that is there stays as it is. */
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

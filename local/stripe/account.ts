import type { Stripe } from 'stripe';
import type { Journal } from '../journal.ts';
import { type IdempotentResponse, isIdempotentResponse } from './api/idempotent-response.ts';
import { ObjectTable } from './object-table.ts';
import type { LocalEvent } from './objects/event.ts';
import { newEvent } from './objects/event.ts';

/** The objects of one Stripe account, and the listeners to its events. */
export class Account {
  readonly paymentIntents: ObjectTable<Stripe.PaymentIntent>;
  readonly paymentMethods: ObjectTable<Stripe.PaymentMethod>;
  readonly charges: ObjectTable<Stripe.Charge>;
  readonly refunds: ObjectTable<Stripe.Refund>;
  readonly disputes: ObjectTable<Stripe.Dispute>;
  /** Movements on our balance. */
  readonly balanceTransactions: ObjectTable<Stripe.BalanceTransaction>;
  readonly events: ObjectTable<Stripe.Event>;
  readonly idempotentResponses: ObjectTable<IdempotentResponse>;
  readonly #listeners: ((event: Stripe.Event) => void)[] = [];

  constructor(journal: Journal) {
    this.paymentIntents = new ObjectTable<Stripe.PaymentIntent>(
      'payment_intent',
      stripeObject('payment_intent'),
      journal,
    );
    this.paymentMethods = new ObjectTable<Stripe.PaymentMethod>(
      'payment_method',
      stripeObject('payment_method'),
      journal,
    );
    this.charges = new ObjectTable<Stripe.Charge>('charge', stripeObject('charge'), journal);
    this.refunds = new ObjectTable<Stripe.Refund>('refund', stripeObject('refund'), journal);
    this.disputes = new ObjectTable<Stripe.Dispute>('dispute', stripeObject('dispute'), journal);
    this.balanceTransactions = new ObjectTable<Stripe.BalanceTransaction>(
      'balance_transaction',
      stripeObject('balance_transaction'),
      journal,
    );
    this.events = new ObjectTable<Stripe.Event>('event', stripeObject('event'), journal);
    this.idempotentResponses = new ObjectTable('idempotent_answer', isIdempotentResponse, journal);
  }

  onEvent(listener: (event: Stripe.Event) => void): void {
    this.#listeners.push(listener);
  }

  /** Records an event with its object as it is now, and tells the listeners. */
  emit(event: LocalEvent): void {
    const recorded = this.events.put(newEvent(structuredClone(event)));
    for (const listener of this.#listeners) listener(recorded);
  }
}

// Only this process writes the journal. The object's name tells its kind.
function stripeObject<Name extends string>(name: Name) {
  return <Row extends { object: Name }>(value: unknown): value is Row =>
    typeof value === 'object' && value !== null && 'object' in value && value.object === name;
}

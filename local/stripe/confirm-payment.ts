import type { Stripe } from 'stripe';
import type { Account } from './account.ts';
import { nowInSeconds } from './ids.ts';
import { bankFee, cardFee, newBalanceTransaction } from './objects/balance-transaction.ts';
import { newCharge } from './objects/new-charge.ts';
import { type ErrorBody, invalidRequest, StripeApiError } from './stripe-api-error.ts';
import { testBankOf } from './test-banks.ts';
import { type CardOutcome, outcomeOf } from './test-cards.ts';

export type Confirmation = {
  method: Stripe.PaymentMethod;
  /** Of a card or of a bank account. */
  number: string;
  returnUrl: string | undefined;
  /** Stripe.js shows the 3-D Secure step itself instead of redirecting. */
  usesStripeJs: boolean;
  origin: string;
};

/**
 * Tries to pay an intent with a card or from a bank account, and returns the updated intent. @throws StripeApiError for a
 * declined card (402), and for an intent that cannot be confirmed any more (400).
 */
export function confirmPayment(
  account: Account,
  intent: Stripe.PaymentIntent,
  confirmation: Confirmation,
): Stripe.PaymentIntent {
  const mayTryAnother = intent.next_action?.type === 'verify_with_microdeposits';
  if (!mayTryAnother && !['requires_payment_method', 'requires_confirmation'].includes(intent.status)) {
    throw unexpectedState(intent, 'confirm');
  }
  const { method, number, origin } = confirmation;
  if (method.type === 'us_bank_account') {
    return testBankOf(number.slice(-4))?.outcome.takesDeposits
      ? askForDeposits(account, intent, method, origin)
      : startProcessing(account, intent, method);
  }
  const outcome = outcomeOf(number);
  switch (outcome.kind) {
    case 'approve':
      return succeed(account, intent, confirmation.method);
    case 'decline':
      throw cardError(fail(account, intent, confirmation.method, outcome));
    case 'settle_later':
      return startProcessing(account, intent, confirmation.method);
    case 'challenge':
      return askForChallenge(account, intent, confirmation, outcome.where);
  }
}

/** Records a successful payment: the received money, a charge, and their events. */
export function succeed(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const { charge, paid } = receiveMoney(account, intent, method, nowInSeconds());
  account.emit({ type: 'charge.succeeded', data: { object: charge } });
  account.emit({ type: 'payment_intent.succeeded', data: { object: paid } });
  return paid;
}

/** Adds the charge and balance movement of money received `at` this time, in seconds, without an event. */
export function receiveMoney(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  at: number,
): { charge: Stripe.Charge; paid: Stripe.PaymentIntent } {
  const pending = pendingCharge(account, intent);
  const charge = account.charges.put(
    pending
      ? { ...newCharge(intent, method), ...sameCharge(pending) }
      : booked(account, { ...newCharge(intent, method), created: at }, cardFee(intent.amount)),
  );
  const paid = account.paymentIntents.put({
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
    processing: null,
  });
  return { charge, paid };
}

/** The charge of a transfer while the bank decides about it. */
function pendingCharge(
  account: Account,
  { latest_charge: id }: Stripe.PaymentIntent,
): Stripe.Charge | undefined {
  const charge = typeof id === 'string' ? account.charges.get(id) : undefined;
  return charge?.status === 'pending' && charge.balance_transaction ? charge : undefined;
}

function sameCharge({ id, created, balance_transaction }: Stripe.Charge) {
  return { id, created, balance_transaction };
}

/** A charge with its balance movement, at the charge's time. */
function booked(account: Account, charge: Stripe.Charge, fee: number): Stripe.Charge {
  const { amount, currency, id: source, created } = charge;
  const moved = account.balanceTransactions.put({
    ...newBalanceTransaction({ amount, fee, currency, source, category: 'charge' }),
    available_on: created,
    created,
  });
  return { ...charge, balance_transaction: moved.id };
}

/** A charge that a bank refused after it was booked, with the movement that reverses it. */
function unbooked(account: Account, charge: Stripe.Charge, pending: Stripe.Charge): Stripe.Charge {
  const { amount, currency } = charge;
  const moved = account.balanceTransactions.put(
    newBalanceTransaction({ amount: -amount, currency, source: pending.id, category: 'charge_failure' }),
  );
  return { ...charge, ...sameCharge(pending), failure_balance_transaction: moved.id };
}

/** Records a declined card. The intent keeps the reason and waits for another card. */
export function fail(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Extract<CardOutcome, { kind: 'decline' }>,
): Stripe.PaymentIntent {
  const pending = pendingCharge(account, intent);
  const made = newCharge(intent, method, { decline });
  const charge = account.charges.put(pending ? unbooked(account, made, pending) : made);
  const failed = account.paymentIntents.put({
    ...intent,
    status: 'requires_payment_method',
    latest_charge: charge.id,
    payment_method: null,
    next_action: null,
    processing: null,
    last_payment_error: {
      type: 'card_error',
      code: decline.code,
      decline_code: decline.declineCode,
      message: decline.message,
      charge: charge.id,
      payment_method: method,
    },
  });
  account.emit({ type: 'charge.failed', data: { object: charge } });
  account.emit({ type: 'payment_intent.payment_failed', data: { object: failed } });
  return failed;
}

export function startProcessing(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const isBank = method.type === 'us_bank_account';
  const made = newCharge(intent, method, { pending: true });
  const charge = account.charges.put(isBank ? booked(account, made, bankFee(made.amount)) : made);
  const processing = account.paymentIntents.put({
    ...intent,
    status: 'processing',
    latest_charge: charge.id,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
    processing: isBank ? null : { type: 'card', card: {} },
  });
  account.emit({ type: 'charge.pending', data: { object: charge } });
  account.emit({ type: 'payment_intent.processing', data: { object: processing } });
  return processing;
}

function askForDeposits(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  origin: string,
): Stripe.PaymentIntent {
  const waiting = account.paymentIntents.put({
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: {
      type: 'verify_with_microdeposits',
      verify_with_microdeposits: {
        arrival_date: nowInSeconds() + 86_400,
        hosted_verification_url: `${origin}/microdeposits/${intent.id}?client_secret=${intent.client_secret ?? ''}`,
        microdeposit_type: 'amounts',
      },
    },
  });
  account.emit({ type: 'payment_intent.requires_action', data: { object: waiting } });
  return waiting;
}

function askForChallenge(
  account: Account,
  intent: Stripe.PaymentIntent,
  { method, returnUrl, usesStripeJs, origin }: Confirmation,
  where: 'over_page' | 'bank_page',
): Stripe.PaymentIntent {
  const url = `${origin}/3d-secure/${intent.id}?client_secret=${intent.client_secret ?? ''}`;
  const overPage = usesStripeJs && where === 'over_page';
  if (!overPage && !returnUrl) {
    throw invalidRequest(
      'This payment method needs a `return_url` to send the customer back to after authentication.',
      {
        param: 'return_url',
      },
    );
  }
  const waiting = account.paymentIntents.put({
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: overPage
      ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } }
      : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl ?? null } },
  });
  account.emit({ type: 'payment_intent.requires_action', data: { object: waiting } });
  return waiting;
}

function cardError(intent: Stripe.PaymentIntent): StripeApiError {
  const error = intent.last_payment_error;
  const body: ErrorBody = {
    type: 'card_error',
    message: error?.message ?? 'Your card was declined.',
    payment_intent: intent,
  };
  if (error?.code) body.code = error.code;
  if (error?.decline_code) body.decline_code = error.decline_code;
  if (error?.charge) body.charge = error.charge;
  if (error?.payment_method) body.payment_method = error.payment_method;
  return new StripeApiError(402, body);
}

/** Stripe's refusal of an operation that the intent's status no longer allows. */
export function unexpectedState(intent: Stripe.PaymentIntent, verb: string): StripeApiError {
  const message =
    verb === 'confirm' && intent.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`;
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

import type { Stripe } from 'stripe';
import type { Account } from './account.ts';
import { fail, startProcessing, succeed } from './confirm-payment.ts';
import { invalidRequest } from './stripe-api-error.ts';
import { testBankOf, testDeposits } from './test-banks.ts';

const authenticationFailed =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** Finishes the payer's 3-D Secure step. A second call changes nothing. */
export function finishChallenge(
  account: Account,
  intent: Stripe.PaymentIntent,
  passed: boolean,
): Stripe.PaymentIntent {
  const method = methodOf(account, intent);
  if (intent.status !== 'requires_action' || !method) return intent;
  if (passed) return succeed(account, intent, method);
  const failed = account.paymentIntents.put({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: authenticationFailed,
      payment_method: method,
    },
  });
  account.emit({ type: 'payment_intent.payment_failed', data: { object: failed } });
  return failed;
}

/**
 * Compares the payer's small deposits with the real ones and begins the transfer. @throws StripeApiError for other amounts
 */
export function confirmDeposits(
  account: Account,
  intent: Stripe.PaymentIntent,
  amounts: readonly number[],
): Stripe.PaymentIntent {
  const method = methodOf(account, intent);
  if (intent.next_action?.type !== 'verify_with_microdeposits' || !method) return intent;
  if (amounts.toSorted().join() === testDeposits.join()) return startProcessing(account, intent, method);
  throw invalidRequest('The amounts provided do not match the amounts that were sent to the bank account.', {
    code: 'payment_method_microdeposit_verification_amounts_mismatch',
  });
}

/** Ends a processing payment by the bank's decision, or because the time to confirm its deposits is over. */
export function settle(
  account: Account,
  intent: Stripe.PaymentIntent,
  succeeds = isAccepted(account, intent),
): Stripe.PaymentIntent {
  const method = methodOf(account, intent);
  if (intent.next_action?.type === 'verify_with_microdeposits' && method && !succeeds) {
    return giveUp(account, intent, method);
  }
  if (intent.status !== 'processing' || !method) return intent;
  if (succeeds) return succeed(account, intent, method);
  const refusal = testBankOf(method.us_bank_account?.last4)?.outcome.refusal;
  return fail(account, intent, method, refusal ?? declineOf(method));
}

function isAccepted(account: Account, intent: Stripe.PaymentIntent): boolean {
  return !testBankOf(methodOf(account, intent)?.us_bank_account?.last4)?.outcome.refusal;
}

function isUndecided(account: Account, intent: Stripe.PaymentIntent): boolean {
  const last4 = methodOf(account, intent)?.us_bank_account?.last4;
  return testBankOf(last4)?.outcome.isUndecided === true;
}

function giveUp(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const failed = account.paymentIntents.put({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_method_microdeposit_verification_timeout',
      message: 'The bank account was not verified in time.',
      payment_method: method,
    },
  });
  account.emit({ type: 'payment_intent.payment_failed', data: { object: failed } });
  return failed;
}

function declineOf({ type }: Stripe.PaymentMethod): Parameters<typeof fail>[3] {
  if (type === 'us_bank_account') {
    return {
      kind: 'decline',
      code: 'insufficient_funds',
      declineCode: 'insufficient_funds',
      message: "The customer's account has insufficient funds.",
    };
  }
  return {
    kind: 'decline',
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  };
}

function methodOf(account: Account, intent: Stripe.PaymentIntent): Stripe.PaymentMethod | undefined {
  return typeof intent.payment_method === 'string'
    ? account.paymentMethods.get(intent.payment_method)
    : undefined;
}

/** Lets the bank decide about a processing payment after `delayMs`, unless a test decides before. */
export function settleLater(account: Account, delayMs: number): { stop(): void } {
  const timers = new Set<NodeJS.Timeout>();
  const plan = (intentId: string) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const intent = account.paymentIntents.get(intentId);
      if (intent && !isUndecided(account, intent)) settle(account, intent);
    }, delayMs);
    timers.add(timer.unref());
  };
  for (const { id, status } of account.paymentIntents.newestFirst()) {
    if (status === 'processing') plan(id);
  }
  account.onEvent((event) => {
    if (event.type === 'payment_intent.processing') plan(event.data.object.id);
  });
  return {
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

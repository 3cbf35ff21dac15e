import type { Stripe } from 'stripe';
import type { Account } from './account.ts';
import { fail, succeed } from './confirm-payment.ts';

const authenticationFailed =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** The payer finished the 3-D Secure step. Finishing it twice changes nothing. */
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

/** The bank made up its mind about a payment that was processing. */
export function settle(
  account: Account,
  intent: Stripe.PaymentIntent,
  succeeds: boolean,
): Stripe.PaymentIntent {
  const method = methodOf(account, intent);
  if (intent.status !== 'processing' || !method) return intent;
  if (succeeds) return succeed(account, intent, method);
  return fail(account, intent, method, {
    kind: 'decline',
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  });
}

function methodOf(account: Account, intent: Stripe.PaymentIntent): Stripe.PaymentMethod | undefined {
  return typeof intent.payment_method === 'string'
    ? account.paymentMethods.get(intent.payment_method)
    : undefined;
}

/** Lets the bank say yes to a processing payment after `delayMs`, unless a test decides before. */
export function settleLater(account: Account, delayMs: number): { stop(): void } {
  const timers = new Set<NodeJS.Timeout>();
  const plan = (intentId: string) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const intent = account.paymentIntents.get(intentId);
      if (intent) settle(account, intent, true);
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

import type { PaymentIntentResult } from '@stripe/stripe-js';
import { business } from '@welding/domain/values/business';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { isOutcomeUnknown, notePaid, type PaymentOutcome, showPaymentToast } from './payment-outcome.ts';
import { portalPaymentTexts } from './portal-payment-texts.tsx';
import { stripeJs } from './stripe-js.ts';

const notChecked = {
  title: portalPaymentTexts().notChecked,
  description: portalPaymentTexts().beforePayingAgain(business.phone),
};

/** Reports the payment after a bank's page. Asks Stripe because anyone can type the URL; retries on reconnect. */
export async function handleStripeReturn(clientSecret: string): Promise<void> {
  if (!isClientSecret(clientSecret)) return;
  const outcome = await ask(clientSecret);
  if (outcome === undefined || outcome.kind === 'deposits') return;
  if (outcome.kind === 'unknown') {
    addEventListener('online', () => void handleStripeReturn(clientSecret), { once: true });
    void showToast(notChecked);
    return;
  }
  if (outcome.kind !== 'failed') notePaid();
  showPaymentToast(outcome);
}

async function ask(clientSecret: string): Promise<PaymentOutcome | undefined> {
  try {
    const stripe = await stripeJs();
    return outcomeOfReturn(await stripe.retrievePaymentIntent(clientSecret));
  } catch {
    return { kind: 'unknown' };
  }
}

/** https://docs.stripe.com/api/payment_intents/object#payment_intent_object-client_secret */
const clientSecretForm = /^pi_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/;

/** Whether a URL's text may be a client secret. Stripe.js throws for anything else. */
export function isClientSecret(text: string): boolean {
  return clientSecretForm.test(text);
}

/** The payment's outcome from Stripe's response; undefined for an unknown payment. */
export function outcomeOfReturn(result: PaymentIntentResult): PaymentOutcome | undefined {
  const { paymentIntent } = result;
  if (!paymentIntent) return isOutcomeUnknown(result) ? { kind: 'unknown' } : undefined;
  if (paymentIntent.status === 'succeeded') return { kind: 'paid' };
  if (paymentIntent.status === 'processing') return { kind: 'processing' };
  if (paymentIntent.next_action?.verify_with_microdeposits) return undefined;
  // Stripe's message when a bank's page was left without success.
  const message = paymentIntent.last_payment_error?.message ?? portalPaymentTexts().notAuthenticated;
  return { kind: 'failed', message };
}

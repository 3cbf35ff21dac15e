import { business } from '@welding/domain/values/business';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { paymentTexts } from './payment-texts.tsx';
import { notePaid } from './recent-payment.ts';
import { isClientSecret, outcomeOfReturn } from './return-outcome.ts';
import { showPaymentToast } from './show-payment-toast.ts';
import { stripeJs } from './stripe-js.ts';

const notChecked = {
  title: paymentTexts().notChecked,
  description: paymentTexts().beforePayingAgain(business.phone),
};

/**
 * Tells a payer who came back from a bank's page how the payment went. Stripe says so, not the address, which anybody
 * can type. Without an answer it says that, and asks again when there is a connection.
 */
export async function handleStripeReturn(clientSecret: string): Promise<void> {
  if (!isClientSecret(clientSecret)) return;
  const outcome = await ask(clientSecret);
  if (outcome === undefined) return;
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

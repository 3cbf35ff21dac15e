import type {
  Appearance,
  ConfirmPaymentData,
  StripeElements,
  StripeElementsOptionsClientSecret,
  StripeElementsUpdateOptions,
} from '@stripe/stripe-js';
import type { ConfirmOutcome } from './frame-messages.ts';
import { LocalPaymentElement } from './local-payment-element.ts';
import { PaymentApi } from './payment-api.ts';

const origin = new URL(
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href,
).origin;

/** Elements for one intent, with only the Payment Element. */
class LocalElements implements Pick<StripeElements, 'update' | 'fetchUpdates' | 'submit'> {
  readonly clientSecret: string;
  readonly #publishableKey: string;
  #appearance: Appearance;
  #payment: LocalPaymentElement | undefined;

  constructor(publishableKey: string, options: StripeElementsOptionsClientSecret = {}) {
    if (!options.clientSecret) throw new Error('Local Stripe needs a clientSecret to make Elements.');
    this.#publishableKey = publishableKey;
    this.clientSecret = options.clientSecret;
    this.#appearance = options.appearance ?? {};
  }

  create(type: string): LocalPaymentElement {
    if (type !== 'payment') throw new Error(`Local Stripe has no element "${type}".`);
    this.#payment = new LocalPaymentElement(origin, {
      publishableKey: this.#publishableKey,
      clientSecret: this.clientSecret,
      appearance: this.#appearance,
    });
    return this.#payment;
  }

  getElement(type: string): LocalPaymentElement | null {
    return type === 'payment' ? (this.#payment ?? null) : null;
  }

  async update({ appearance }: StripeElementsUpdateOptions): Promise<void> {
    if (!appearance) return;
    this.#appearance = appearance;
    this.#payment?.changeAppearance(appearance);
  }

  async fetchUpdates(): ReturnType<StripeElements['fetchUpdates']> {
    const { error } = await new PaymentApi(origin, this.#publishableKey).retrieve(this.clientSecret);
    return error ? { error: { message: error.message ?? 'The payment could not be loaded.' } } : {};
  }

  async submit(): ReturnType<StripeElements['submit']> {
    const error = await this.#payment?.submit();
    return error ? { error } : { selectedPaymentMethod: 'card' };
  }
}

type ConfirmOptions = {
  elements: LocalElements;
  confirmParams?: Partial<ConfirmPaymentData>;
  redirect?: 'always' | 'if_required';
};

function makeStripe(publishableKey: string) {
  const api = new PaymentApi(origin, publishableKey);

  async function confirmPayment({
    elements,
    confirmParams,
    redirect,
  }: ConfirmOptions): Promise<ConfirmOutcome> {
    const payment = elements.getElement('payment');
    if (!payment)
      return { error: { type: 'invalid_request_error', message: 'There is no Payment Element.' } };
    const outcome = await payment.confirm(confirmParams?.return_url);
    const next = outcome.paymentIntent?.next_action;
    if (next?.redirect_to_url?.url) return leaveFor(next.redirect_to_url.url);
    const challenge = next?.use_stripe_sdk && Reflect.get(next.use_stripe_sdk, 'stripe_js');
    const final =
      typeof challenge === 'string' ? await challenged(challenge, elements.clientSecret) : outcome;
    if (redirect !== 'if_required' && final.paymentIntent && confirmParams?.return_url) {
      return leaveFor(returnAddress(confirmParams.return_url, final.paymentIntent));
    }
    return final;
  }

  async function challenged(address: string, clientSecret: string): Promise<ConfirmOutcome> {
    await showChallenge(address);
    const outcome = await api.retrieve(clientSecret);
    const { paymentIntent } = outcome;
    if (!paymentIntent?.last_payment_error) return outcome;
    return { error: { ...paymentIntent.last_payment_error, payment_intent: paymentIntent } };
  }

  function retrievePaymentIntent(clientSecret: string): Promise<ConfirmOutcome> {
    // Stripe.js also throws here instead of returning an error.
    if (!/^pi_\w+_secret_\w+$/.test(clientSecret)) {
      throw new Error('Invalid value for stripe.retrievePaymentIntent intent secret.');
    }
    return api.retrieve(clientSecret);
  }

  return {
    elements: (options?: StripeElementsOptionsClientSecret) => new LocalElements(publishableKey, options),
    confirmPayment,
    retrievePaymentIntent,
    registerAppInfo: () => undefined,
    createToken: () => unavailable('createToken'),
    createPaymentMethod: () => unavailable('createPaymentMethod'),
    confirmCardPayment: () => unavailable('confirmCardPayment'),
  };
}

function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => undefined);
}

function returnAddress(
  returnUrl: string,
  intent: { id: string; client_secret: string | null; status: string },
): string {
  const address = new URL(returnUrl);
  address.searchParams.set('payment_intent', intent.id);
  address.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  address.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending');
  return address.href;
}

function unavailable(method: string): Promise<never> {
  return Promise.reject(new Error(`Local Stripe has no ${method}.`));
}

// The release of Stripe.js that @stripe/stripe-js expects.
Object.defineProperty(window, 'Stripe', {
  value: Object.assign(makeStripe, { version: 'endive' }),
  configurable: true,
});

/**
 * Shows a 3-D Secure page over the whole page, like Stripe.js, until the payer passes or fails. Moves the focus into it and
 * back.
 */
function showChallenge(address: string): Promise<void> {
  const focusedBefore = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', '3-D Secure authentication');
  dialog.style.cssText =
    'border: 0; padding: 0; margin: 0; width: 100vw; height: 100dvh; max-width: none; max-height: none; background: transparent;';
  // Escape would leave the payment undecided. The page inside has a button to fail it.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = '3-D Secure authentication';
  frame.style.cssText = 'border: 0; width: 100%; height: 100%; display: block; background: transparent;';
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  frame.addEventListener('load', () => frame.focus());

  return new Promise((resolve) => {
    const finish = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.contentWindow || !isFinished(event.data)) return;
      window.removeEventListener('message', finish);
      dialog.remove();
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
      resolve();
    };
    window.addEventListener('message', finish);
  });
}

function isFinished(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'localStripe' in data &&
    data.localStripe === 'challenge-finished'
  );
}

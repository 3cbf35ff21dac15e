import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import type { ConfirmOutcome } from './frame-messages.ts';

/** Stripe.js's calls of the API, with a publishable key and an intent's client secret. */
export class PaymentApi {
  readonly #origin: string;
  readonly #publishableKey: string;

  constructor(origin: string, publishableKey: string) {
    this.#origin = origin;
    this.#publishableKey = publishableKey;
  }

  retrieve(clientSecret: string): Promise<ConfirmOutcome> {
    const query = new URLSearchParams({ key: this.#publishableKey, client_secret: clientSecret });
    return this.#call(`${this.#address(clientSecret)}?${query}`, {});
  }

  confirm(clientSecret: string, fields: Record<string, string>): Promise<ConfirmOutcome> {
    const body = new URLSearchParams({ ...fields, key: this.#publishableKey, client_secret: clientSecret });
    return this.#call(`${this.#address(clientSecret)}/confirm`, { method: 'POST', body });
  }

  #address(clientSecret: string): string {
    return `${this.#origin}/v1/payment_intents/${clientSecret.split('_secret_')[0]}`;
  }

  async #call(address: string, init: RequestInit): Promise<ConfirmOutcome> {
    try {
      const response: unknown = await (await fetch(address, init)).json();
      if (isPaymentIntent(response)) return { paymentIntent: response };
      if (isErrorResponse(response)) return { error: response.error };
      return { error: { type: 'api_error', message: 'Local Stripe answered with something unexpected.' } };
    } catch {
      const message = 'We are experiencing issues connecting to our payments provider. Please try again.';
      return { error: { type: 'api_connection_error', message } };
    }
  }
}

function isPaymentIntent(response: unknown): response is PaymentIntent {
  return (
    typeof response === 'object' &&
    response !== null &&
    'object' in response &&
    response.object === 'payment_intent'
  );
}

function isErrorResponse(response: unknown): response is { error: StripeError } {
  return (
    typeof response === 'object' &&
    response !== null &&
    'error' in response &&
    typeof response.error === 'object'
  );
}

import { business } from '@welding/domain/values/business';
import { keyReused, unavailable } from '#refusal.ts';
import { isStripeOutage, stripeClient, websiteMark } from './stripe-client.ts';

export type WantedPayment = {
  /** Whole cents, 100 to 99,999,999. */
  cents: number;
  /** '' for a payment that belongs to no project. */
  projectId: string;
  /** '' for a payer who is not signed in and pays for no project. */
  clientId: string;
  /** The estimate whose deposit is paid, or the invoice. */
  estimateId?: string;
  invoiceId?: string;
  /** Stands on the receipt. */
  description: string;
  /** Where Stripe sends the receipt; a payer who is not signed in gets none by e-mail. */
  receiptEmail: string | undefined;
  /** The same key makes one intent, however often it is sent. */
  idempotencyKey: string;
};

/** An intent, and the secret with which the payer's browser confirms it. */
export type CreatedIntent = { readonly id: string; readonly clientSecret: string };

/**
 * Makes a payment intent.
 * @throws Refusal unavailable, and key_reused when the key came with another payment before
 */
export async function createIntent(wanted: WantedPayment): Promise<CreatedIntent> {
  const { projectId, clientId, estimateId, invoiceId } = wanted;
  const stripe = await stripeClient();
  try {
    const { id, client_secret: clientSecret } = await stripe.paymentIntents.create(
      {
        amount: wanted.cents,
        currency: business.currency,
        description: wanted.description,
        // Stripe takes an empty value as "no such key".
        metadata: {
          ...websiteMark,
          ...(projectId && { projectId }),
          ...(clientId && { clientId }),
          ...(estimateId && { estimateId }),
          ...(invoiceId && { invoiceId }),
        },
        automatic_payment_methods: { enabled: true },
        ...(wanted.receiptEmail && { receipt_email: wanted.receiptEmail }),
      },
      { idempotencyKey: wanted.idempotencyKey },
    );
    if (!clientSecret) throw new Error('Stripe made an intent without a client secret');
    return { id, clientSecret };
  } catch (error) {
    if (error instanceof stripe.errors.StripeIdempotencyError) throw keyReused();
    if (isStripeOutage(stripe, error)) throw unavailable(error);
    throw error;
  }
}

import { business } from '@welding/domain/values/business';
import { keyReused, unavailable } from '#refusal.ts';
import { isStripeOutage, stripeClient, websiteMark } from './stripe-client.ts';

export type WantedPayment = {
  /** Whole cents, 100 to 99,999,999. */
  cents: number;
  /** '' for a payment without a project. */
  projectId: string;
  /** '' for a payer who is not signed in, without a project. */
  clientId: string;
  /** The estimate whose deposit is paid, or the invoice. */
  estimateId?: string;
  invoiceId?: string;
  /** Printed on the receipt. */
  description: string;
  /** The address of Stripe's receipt. A payer who is not signed in gets none by email. */
  receiptEmail: string | undefined;
  /** Repeating a key makes no second intent. */
  idempotencyKey: string;
};

/** An intent, and the secret with which the payer's browser confirms it. */
export type CreatedIntent = { readonly id: string; readonly clientSecret: string };

/** @throws Refusal unavailable, and key_reused when the key came with another payment before */
export async function createIntent(wanted: WantedPayment): Promise<CreatedIntent> {
  const { projectId, clientId, estimateId, invoiceId } = wanted;
  const stripe = await stripeClient();
  try {
    const { id, client_secret: clientSecret } = await stripe.paymentIntents.create(
      {
        amount: wanted.cents,
        currency: business.currency,
        description: wanted.description,
        // Stripe reads an empty value as a missing key.
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

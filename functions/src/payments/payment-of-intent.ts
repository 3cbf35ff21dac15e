import { centsToDollars } from '@welding/domain/money';
import type { Payment } from '@welding/domain/payment';
import type { PaymentStatus } from '@welding/domain/status';
import { idSchema } from '@welding/domain/text-fields';
import type { Stripe } from 'stripe';

/**
 * The record of an intent as Stripe has it now, or undefined while nothing is to be recorded: nobody has tried to pay
 * it, or the payer is in the middle of it.
 * @param intent with `latest_charge` expanded
 */
export function paymentOfIntent(intent: Stripe.PaymentIntent): Payment | undefined {
  const charge = chargeOf(intent);
  const status = statusOf(intent, charge);
  if (!status) return undefined;
  const paid = status === 'succeeded' || status === 'refunded';
  return {
    id: intent.id,
    projectId: idOrNone(intent.metadata['projectId']),
    clientId: idOrNone(intent.metadata['clientId']),
    amount: centsToDollars(intent.amount),
    status,
    stripePaymentIntentId: intent.id,
    createdAt: toInstant(intent.created),
    ...(paid && { paidAt: toInstant(charge?.created ?? intent.created) }),
  };
}

function statusOf(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | undefined,
): PaymentStatus | undefined {
  switch (intent.status) {
    case 'succeeded':
      // A refund of a part leaves a payment that succeeded: `refunded` is true when all of it went back.
      return charge?.refunded ? 'refunded' : 'succeeded';
    case 'processing':
      return 'processing';
    case 'canceled':
      return 'canceled';
    case 'requires_payment_method':
      return intent.last_payment_error ? 'failed' : undefined;
    default:
      return undefined;
  }
}

function chargeOf({ id, latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined {
  if (typeof charge === 'string') throw new Error(`The charge of ${id} was not expanded`);
  return charge ?? undefined;
}

// Intents made by hand in Stripe's dashboard may carry anything in their metadata.
function idOrNone(value: string | undefined): string {
  return idSchema.safeParse(value).data ?? '';
}

function toInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

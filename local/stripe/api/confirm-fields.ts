import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Account } from '../account.ts';
import { confirmPayment } from '../confirm-payment.ts';
import { newCardMethod } from '../objects/payment-method.ts';
import { invalidRequest, noSuch, StripeApiError } from '../stripe-api-error.ts';
import { hasCheckDigit, testPaymentMethods } from '../test-cards.ts';
import { boolean, integer } from './params.ts';

const cardSchema = z.strictObject({
  number: z.string(),
  exp_month: integer,
  exp_year: integer,
  cvc: z.optional(z.string()),
});

/** What confirms a payment, in a call of its own or together with its making. */
export const confirmFields = {
  payment_method: z.optional(z.string()),
  payment_method_data: z.optional(z.strictObject({ type: z.literal('card'), card: cardSchema })),
  return_url: z.optional(z.url()),
  use_stripe_sdk: z.optional(boolean),
};
type ConfirmFields = z.infer<z.ZodMiniObject<typeof confirmFields>>;

/** Confirms `intent` with the card that `fields` name or describe. @throws StripeApiError */
export function confirmWith(
  account: Account,
  intent: Stripe.PaymentIntent,
  fields: ConfirmFields,
  origin: string,
): Stripe.PaymentIntent {
  const { method, cardNumber } = cardOf(fields);
  account.paymentMethods.put(method);
  return confirmPayment(account, intent, {
    method,
    cardNumber,
    returnUrl: fields.return_url,
    usesStripeJs: fields.use_stripe_sdk ?? false,
    origin,
  });
}

function cardOf(fields: ConfirmFields): { method: Stripe.PaymentMethod; cardNumber: string } {
  if (fields.payment_method !== undefined) {
    const cardNumber = testPaymentMethods[fields.payment_method];
    if (!cardNumber) throw noSuch('PaymentMethod', fields.payment_method, 'payment_method');
    return { method: newCardMethod({ number: cardNumber, expMonth: 12, expYear: nextYear() }), cardNumber };
  }
  if (!fields.payment_method_data) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method. ' +
        'You can either update the PaymentIntent with a payment method and then confirm it again, ' +
        'or confirm it again directly with a payment method or ConfirmationToken.',
      { code: 'payment_intent_unexpected_state' },
    );
  }
  const { number, exp_month: expMonth, exp_year: expYear } = fields.payment_method_data.card;
  if (!hasCheckDigit(number)) {
    throw new StripeApiError(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
      param: 'number',
    });
  }
  return { method: newCardMethod({ number, expMonth, expYear }), cardNumber: number };
}

function nextYear(): number {
  return new Date().getUTCFullYear() + 1;
}

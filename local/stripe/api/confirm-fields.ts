import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Account } from '../account.ts';
import { confirmPayment } from '../confirm-payment.ts';
import { newBankMethod, newCardMethod, newWalletMethod } from '../objects/payment-method.ts';
import { invalidRequest, noSuch, StripeApiError } from '../stripe-api-error.ts';
import { testBankMethods, testBankOf } from '../test-banks.ts';
import { hasCheckDigit, testPaymentMethods } from '../test-cards.ts';
import { walletOfToken } from '../test-wallets.ts';
import { boolean, integer } from './params.ts';

const cardSchema = z.strictObject({
  number: z.string(),
  exp_month: integer,
  exp_year: integer,
  cvc: z.optional(z.string()),
});

const walletSchema = z.strictObject({ token: z.string() });

const bankSchema = z.strictObject({ routing_number: z.string(), account_number: z.string() });

/** The fields that confirm a payment, when it is created or later. */
export const confirmFields = {
  payment_method: z.optional(z.string()),
  payment_method_data: z.optional(
    z.union([
      z.strictObject({ type: z.literal('card'), card: z.union([cardSchema, walletSchema]) }),
      z.strictObject({ type: z.literal('link'), link: walletSchema }),
      z.strictObject({ type: z.literal('us_bank_account'), us_bank_account: bankSchema }),
    ]),
  ),
  return_url: z.optional(z.url()),
  use_stripe_sdk: z.optional(boolean),
};
type ConfirmFields = z.infer<z.ZodMiniObject<typeof confirmFields>>;

/** Confirms `intent` with the card, wallet or bank account that `fields` name or describe. @throws StripeApiError */
export function confirmWith(
  account: Account,
  intent: Stripe.PaymentIntent,
  fields: ConfirmFields,
  origin: string,
): Stripe.PaymentIntent {
  const { method, number } = methodOf(fields);
  account.paymentMethods.put(method);
  return confirmPayment(account, intent, {
    method,
    number,
    returnUrl: fields.return_url,
    usesStripeJs: fields.use_stripe_sdk ?? false,
    origin,
  });
}

function methodOf(fields: ConfirmFields): { method: Stripe.PaymentMethod; number: string } {
  const bank = testBankMethods[fields.payment_method ?? ''];
  if (bank) return { method: newBankMethod(bank), number: bank };
  if (fields.payment_method !== undefined) {
    const cardNumber = testPaymentMethods[fields.payment_method];
    if (!cardNumber) throw noSuch('PaymentMethod', fields.payment_method, 'payment_method');
    const method = newCardMethod({ number: cardNumber, expMonth: 12, expYear: nextYear() });
    return { method, number: cardNumber };
  }
  if (!fields.payment_method_data) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method. ' +
        'You can either update the PaymentIntent with a payment method and then confirm it again, ' +
        'or confirm it again directly with a payment method or ConfirmationToken.',
      { code: 'payment_intent_unexpected_state' },
    );
  }
  const { payment_method_data: data } = fields;
  if (data.type === 'us_bank_account') {
    const { account_number: account } = data.us_bank_account;
    if (!testBankOf(account.slice(-4))) {
      throw invalidRequest('You must use a test bank account number in test mode.', {
        code: 'account_number_invalid',
      });
    }
    return { method: newBankMethod(account), number: account };
  }
  const card = data.type === 'link' ? data.link : data.card;
  if ('token' in card) {
    const held = walletOfToken(card.token);
    if (!held || (held.wallet === 'link') !== (data.type === 'link')) {
      throw noSuch('token', card.token, 'payment_method_data[card][token]');
    }
    const { wallet, number } = held;
    return { method: newWalletMethod(wallet, { number, expMonth: 12, expYear: nextYear() }), number };
  }
  const { number, exp_month: expMonth, exp_year: expYear } = card;
  if (!hasCheckDigit(number)) {
    throw new StripeApiError(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
      param: 'number',
    });
  }
  return { method: newCardMethod({ number, expMonth, expYear }), number };
}

function nextYear(): number {
  return new Date().getUTCFullYear() + 1;
}

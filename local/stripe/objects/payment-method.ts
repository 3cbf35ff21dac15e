import type { Stripe } from 'stripe';
import { newId, nowInSeconds } from '../ids.ts';
import { brandOf } from '../test-cards.ts';

/** What is typed into a card form. The number is used to decide the outcome and is in no answer, file or log. */
export type TypedCard = { number: string; expMonth: number; expYear: number };

export function newCardMethod(card: TypedCard, id = newId('pm')): Stripe.PaymentMethod {
  const brand = brandOf(card.number);
  return {
    id,
    object: 'payment_method',
    billing_details: noBillingDetails,
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowInSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

export const noBillingDetails = { address: null, email: null, name: null, phone: null, tax_id: null };

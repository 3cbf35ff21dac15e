import type { Stripe } from 'stripe';
import { newId, nowInSeconds } from '../ids.ts';
import { testRouting } from '../test-banks.ts';
import { brandOf } from '../test-cards.ts';
import type { TestWallet } from '../test-wallets.ts';

/** The typed card. Its number decides the outcome and never appears in a response, file or log. */
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

export function newBankMethod(account: string, id = newId('pm')): Stripe.PaymentMethod {
  return {
    id,
    object: 'payment_method',
    billing_details: noBillingDetails,
    us_bank_account: { ...testBank, financial_connections_account: null, last4: account.slice(-4) },
    created: nowInSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'us_bank_account',
  };
}

/** A card in a wallet. Link is a payment method of its own, the others are cards. */
export function newWalletMethod(wallet: TestWallet, card: TypedCard): Stripe.PaymentMethod {
  const { card: details, ...method } = newCardMethod(card);
  if (wallet === 'link') return { ...method, type: 'link', link: { email: 'payer@example.com' } };
  if (!details) return method;
  const held: Stripe.PaymentMethod.Card.Wallet = {
    type: wallet,
    dynamic_last4: details.last4,
    [wallet]: {},
  };
  return { ...method, card: { ...details, wallet: held } };
}

const testBank: Omit<Stripe.PaymentMethod.UsBankAccount, 'financial_connections_account' | 'last4'> = {
  account_holder_type: 'individual',
  account_type: 'checking',
  bank_name: 'STRIPE TEST BANK',
  fingerprint: null,
  networks: { preferred: 'ach', supported: ['ach'] },
  routing_number: testRouting,
  status_details: null,
};

export const noBillingDetails = { address: null, email: null, name: null, phone: null, tax_id: null };

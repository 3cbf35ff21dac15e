import type { Stripe } from 'stripe';

export type CardOutcome =
  | { kind: 'approve' }
  | {
      kind: 'decline';
      code: Stripe.PaymentIntent.LastPaymentError.Code;
      declineCode: string;
      message: string;
    }
  /** A 3-D Secure step: in a window over the page, or on the bank's own page, which redirects to the return address. */
  | { kind: 'challenge'; where: 'over_page' | 'bank_page' }
  /** The bank decides later, and the intent is `processing` first. */
  | { kind: 'settle_later' };

export type TestCard = { number: string; brand: string; label: string; outcome: CardOutcome };

function declined(declineCode: string, message: string, code = 'card_declined'): CardOutcome {
  return { kind: 'decline', code, declineCode, message };
}

/** The test cards that we use, from docs.stripe.com/testing. The last one is our own. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', label: 'Succeeds', outcome: { kind: 'approve' } },
  { number: '5555555555554444', brand: 'mastercard', label: 'Succeeds', outcome: { kind: 'approve' } },
  { number: '378282246310005', brand: 'amex', label: 'Succeeds', outcome: { kind: 'approve' } },
  {
    number: '4000000000000002',
    brand: 'visa',
    label: 'Declined',
    outcome: declined('generic_decline', 'Your card was declined.'),
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    label: 'Insufficient funds',
    outcome: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    label: 'Expired',
    outcome: declined('expired_card', 'Your card has expired.', 'expired_card'),
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    label: 'Wrong security code',
    outcome: declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    label: '3-D Secure',
    outcome: { kind: 'challenge', where: 'over_page' },
  },
  {
    number: '4000000000003063',
    brand: 'visa',
    label: "3-D Secure on the bank's own page",
    outcome: { kind: 'challenge', where: 'bank_page' },
  },
  {
    number: '4000000000001000',
    brand: 'visa',
    label: 'Processing for a while, then succeeds',
    outcome: { kind: 'settle_later' },
  },
];

const realCard: CardOutcome = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.',
);

/** The outcome of a card number. Numbers other than test cards are declined, as in Stripe's test mode. */
export function outcomeOf(number: string): CardOutcome {
  return testCards.find((card) => card.number === number)?.outcome ?? realCard;
}

export function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex';
  if (/^5[1-5]|^2[2-7]/.test(number)) return 'mastercard';
  if (/^6(011|5)/.test(number)) return 'discover';
  return number.startsWith('4') ? 'visa' : 'unknown';
}

/** Stripe's ready-made payment methods for tests on a server. */
export const testPaymentMethods: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_settlesLater: '4000000000001000',
};

/** The check digit at the end of a card number (ISO/IEC 7812-1, annex B). */
export function hasCheckDigit(number: string): boolean {
  let sum = 0;
  for (const [index, character] of [...number].reverse().entries()) {
    const digit = Number(character);
    sum += index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return number.length >= 12 && sum % 10 === 0;
}

import type { CardOutcome } from './test-cards.ts';

/**
 * The outcome of a transfer from a bank account. The bank decides days later; some accounts first get small deposits to
 * confirm.
 */
type BankOutcome = {
  readonly refusal?: Extract<CardOutcome, { kind: 'decline' }>;
  readonly takesDeposits?: true;
  /** Only a test decides. */
  readonly isUndecided?: true;
};

export type TestBank = { readonly account: string; readonly label: string; readonly outcome: BankOutcome };

function refused(code: string, message: string): BankOutcome {
  return { refusal: { kind: 'decline', code, declineCode: code, message } };
}

/** The routing number of Stripe's test bank. */
export const testRouting = '110000000';
/** The small deposits, in cents, that confirm an account. */
export const testDeposits: readonly number[] = [32, 45];

/** The test accounts that we use, from docs.stripe.com/payments/ach-direct-debit. The last one is our own. */
export const testBanks: readonly TestBank[] = [
  { account: '000123456789', label: 'Succeeds after a while', outcome: {} },
  {
    account: '000222222227',
    label: 'Fails later: insufficient funds',
    outcome: refused('insufficient_funds', "The customer's account has insufficient funds."),
  },
  {
    account: '000111111113',
    label: 'Fails later: account closed',
    outcome: refused('account_closed', "The customer's bank account has been closed."),
  },
  {
    account: '000333333335',
    label: 'Fails later: not authorized',
    outcome: refused('debit_not_authorized', 'The customer has notified their bank of no authorization.'),
  },
  { account: '000000000009', label: 'Stays on its way', outcome: { isUndecided: true } },
  {
    account: '000999999991',
    label: 'Takes small deposits of 32 and 45 cents first, then succeeds',
    outcome: { takesDeposits: true },
  },
];

/** Stripe's ready-made payment methods for tests on a server. */
export const testBankMethods: Readonly<Record<string, string>> = {
  pm_usBankAccount_success: '000123456789',
  pm_usBankAccount_processing: '000000000009',
  pm_usBankAccount_insufficientFunds: '000222222227',
  pm_usBankAccount_accountClosed: '000111111113',
  pm_usBankAccount_debitNotAuthorized: '000333333335',
  pm_usBankAccount_takesDeposits: '000999999991',
};

/** The test account with these last four digits. A payment method keeps no others. */
export function testBankOf(last4: string | null | undefined): TestBank | undefined {
  return testBanks.find(({ account }) => account.slice(-4) === last4);
}

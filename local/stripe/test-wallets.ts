import { testPaymentMethods } from './test-cards.ts';

export type TestWallet = 'apple_pay' | 'google_pay' | 'link';

/** The wallets of the payment form. Each holds a card that succeeds and one that is declined. */
export const testWallets: readonly TestWallet[] = ['apple_pay', 'google_pay', 'link'];

/** The wallet and the card's number behind a token that the payment form sends. Undefined for others. */
export function walletOfToken(token: string): { wallet: TestWallet; number: string } | undefined {
  const wallet = testWallets.find((each) => token.startsWith(`tok_${each}_`));
  const number = testPaymentMethods[token.replace(`tok_${wallet}_`, 'pm_card_')];
  return wallet && number !== undefined ? { wallet, number } : undefined;
}

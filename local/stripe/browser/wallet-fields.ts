import type { TestWallet } from '../test-wallets.ts';

/** Shows the wallets where the page's Permissions-Policy lets this frame ask for payment, as Stripe's frame does. */
export function showWallets(types: readonly string[]): void {
  const mayPay = mayAskForPayment();
  for (const label of document.querySelectorAll<HTMLElement>('[data-wallet]')) {
    const wallet = label.querySelector('input')?.value;
    label.hidden = !mayPay || (wallet === 'link' && !types.includes('link'));
  }
}

/** Only Chromium can tell. Other browsers show the wallets. */
function mayAskForPayment(): boolean {
  const policy: unknown = Reflect.get(document, 'featurePolicy');
  if (typeof policy !== 'object' || policy === null || !('allowsFeature' in policy)) return true;
  return typeof policy.allowsFeature !== 'function' || policy.allowsFeature('payment') === true;
}

/** The fields that confirm a payment with the card chosen in `wallet`. */
export function walletFields(wallet: TestWallet): Record<string, string> {
  const held = document.getElementById('held');
  const card = held instanceof HTMLSelectElement ? held.value : '';
  const type = wallet === 'link' ? 'link' : 'card';
  return {
    'payment_method_data[type]': type,
    [`payment_method_data[${type}][token]`]: `tok_${wallet}_${card}`,
  };
}

import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { stackStripe } from '../support/local-stripe.ts';

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  secure: '4000 0025 0000 3155',
  bankPage: '4000 0000 0000 3063',
} as const;

/**
 * The screens for payments. Each journey uses one of them, and each screen sees a successful payment, a refused card, a
 * bank's extra step, and a lost connection.
 */
export const phone = { width: 360, height: 800 };
export const desktop = { width: 1280, height: 800 };

/** The card form, in a frame of another origin. */
export function cardForm(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Secure payment input frame"]');
}

export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Pay(ing…| \$)/ });
}

export async function typeCard(page: Page, number: string): Promise<void> {
  const form = cardForm(page);
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiration date').fill(`12 / ${(new Date().getFullYear() + 2) % 100}`);
  await form.getByLabel('Security code').fill('123');
}

/** Types the card and pays `amount`, as shown on the button. */
export async function payWith(page: Page, number: string, amount = '$500.00'): Promise<void> {
  await typeCard(page, number);
  await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
}

/** Pays `amount` with a card in a wallet, without typing. */
export async function payByWallet(
  page: Page,
  wallet: string,
  card: string,
  amount = '$500.00',
): Promise<void> {
  const form = cardForm(page);
  await form.getByRole('radio', { name: wallet, exact: true }).check();
  await form.getByLabel('Card in the wallet').selectOption(card);
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
}

/** Pays `amount` from a bank account that stays undecided until the test decides. */
export async function payFromBank(page: Page, amount: string): Promise<void> {
  const form = cardForm(page);
  await form.getByRole('radio', { name: 'US bank account' }).check();
  await form.getByLabel('Account number').fill('000000000009');
  await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
}

export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  // Checked at once, because a notification disappears and a slow machine is late.
  await expect(region).toContainText(new RegExp(`${escaped(title)}\\s*${escaped(description)}`));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Collects the ids of the page's intents, oldest first. */
export function watchIntents(page: Page): string[] {
  const ids: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/create-payment-intent') || response.status() !== 200) return;
    const secret = (await response.text().catch(() => '')).match(/"clientSecret":"(pi_\w+?)_secret_/);
    if (secret?.[1]) ids.push(secret[1]);
  });
  return ids;
}

/** The cents charged on an intent, for each attempt; 0 for a failed one. */
export async function chargedCents(intentId: string | undefined): Promise<number[]> {
  const { data } = await stackStripe().charges.list({ payment_intent: intentId ?? '' });
  return data.map(({ amount_captured: cents }) => cents);
}

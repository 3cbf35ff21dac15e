import { findPayment } from '../../functions/src/data/payments.ts';
import {
  cardForm,
  cards,
  chargedCents,
  expectToast,
  payButton,
  payWith,
  typeCard,
  watchIntents,
  widths,
} from './checkout-page.ts';
import { expect, test } from './fixtures.ts';

const thanks = ['Payment Successful', 'Thank you for your payment!'] as const;
/** Chromium reports every answer of 402, which is how Stripe declines a card. */
const declinedAnswer = /status of 402/;

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('Someone pays the amount that is chosen first, lands in the portal, and it is recorded', async ({
      page,
    }) => {
      const intents = watchIntents(page);
      await page.goto('/checkout');
      await expect(page.getByRole('radio', { name: '$500', exact: true })).toBeChecked();
      await payWith(page, cards.good);
      await expectToast(page, ...thanks);
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect
        .poll(() => findPayment(intents[0] ?? ''))
        .toMatchObject({ status: 'succeeded', amount: 500 });
    });

    test('Someone pays another preset amount', async ({ page }) => {
      const intents = watchIntents(page);
      await page.goto('/checkout');
      await expect(payButton(page)).toHaveText('Pay $500.00');
      await page.getByText('$1,500', { exact: true }).click();
      await payWith(page, cards.good, '$1,500.00');
      await expectToast(page, ...thanks);
      expect(await chargedCents(intents.at(-1))).toEqual([150_000]);
    });

    test('Someone pays an amount of their own, to the cent', async ({ page }) => {
      const intents = watchIntents(page);
      await page.goto('/checkout');
      const set = page.getByRole('button', { name: 'Set' });
      await expect(set).toBeDisabled();
      const custom = page.getByLabel('Custom amount');
      for (const nothing of ['0', '-5']) {
        await custom.fill(nothing);
        await expect(set).toBeDisabled();
      }
      await custom.fill('0.5');
      await set.click();
      await expect(page.getByText('Amount must be between $1.00 and $999,999.99')).toBeVisible();
      await custom.fill('1234.56');
      await set.click();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await payWith(page, cards.good, '$1,234.56');
      await expectToast(page, ...thanks);
      expect(await chargedCents(intents.at(-1))).toEqual([123_456]);
    });

    test('A declined card says why, and another card pays in the same form', async ({
      page,
      allowConsole,
    }) => {
      allowConsole(declinedAnswer);
      const intents = watchIntents(page);
      await page.goto('/checkout');
      await payWith(page, cards.declined);
      await expectToast(page, 'Payment Failed', 'Your card was declined.');
      await expect(cardForm(page).getByLabel('Card number')).toHaveValue(cards.declined);
      await payWith(page, cards.good);
      await expectToast(page, ...thanks);
      expect(intents).toHaveLength(1);
      expect((await chargedCents(intents[0])).filter(Boolean)).toEqual([50_000]);
    });

    test('A card without funds says so', async ({ page, allowConsole }) => {
      allowConsole(declinedAnswer);
      await page.goto('/checkout');
      await payWith(page, cards.noFunds);
      await expectToast(page, 'Payment Failed', 'Your card has insufficient funds.');
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(payButton(page)).toBeEnabled();
    });

    test('A card that is typed in half is not sent', async ({ page }) => {
      await page.goto('/checkout');
      await cardForm(page).getByLabel('Card number').fill('4242 4242');
      await payButton(page).click();
      await expect(cardForm(page).getByText('Your card number is incomplete.')).toBeVisible();
      await expect(cardForm(page).getByLabel('Card number')).toBeFocused();
      await expectToast(page, 'Payment Failed', 'Your card number is incomplete.');
    });

    test('The bank asks back and the payer confirms', async ({ page }) => {
      await page.goto('/checkout');
      await payWith(page, cards.secure);
      const bank = page.frameLocator('iframe[title="3-D Secure authentication"]');
      await expect(bank.getByText('$500.00')).toBeVisible();
      await bank.getByRole('button', { name: 'Complete authentication' }).click();
      await expectToast(page, ...thanks);
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    test('The bank asks back and the payer does not confirm', async ({ page }) => {
      await page.goto('/checkout');
      await payWith(page, cards.secure);
      const bank = page.frameLocator('iframe[title="3-D Secure authentication"]');
      await bank.getByRole('button', { name: 'Fail authentication' }).click();
      await expectToast(
        page,
        'Payment Failed',
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      );
      await payWith(page, cards.good);
      await expectToast(page, ...thanks);
    });

    test('The bank takes the payer to a page of its own and back to the portal', async ({ page }) => {
      const intents = watchIntents(page);
      await page.goto('/checkout');
      await payWith(page, cards.bankPage);
      await page.getByRole('button', { name: 'Complete authentication' }).click();
      await expectToast(page, ...thanks);
      await expect(page).toHaveURL(/\/dashboard$/);
      expect(await chargedCents(intents[0])).toEqual([50_000]);

      await page.goBack();
      await page.goto('/checkout');
      await expect(page.getByText(/You paid \$500\.00 at/)).toBeVisible();
    });

    test('The payer comes back from the bank without having paid', async ({ page }) => {
      await page.goto('/checkout');
      await payWith(page, cards.bankPage);
      await page.getByRole('button', { name: 'Fail authentication' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
    });

    test('A payment that the bank still works on is called that', async ({ page }) => {
      const intents = watchIntents(page);
      await page.goto('/checkout');
      await payWith(page, cards.slow);
      await expect(page.getByText('Payment Processing', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect.poll(async () => (await findPayment(intents[0] ?? ''))?.status).toBe('processing');
    });

    test('A double click pays once', async ({ page }) => {
      const intents = watchIntents(page);
      const confirmations: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/confirm')) confirmations.push(request.url());
      });
      await page.goto('/checkout');
      await typeCard(page, cards.good);
      await payButton(page).dblclick();
      await expectToast(page, ...thanks);
      expect(confirmations).toHaveLength(1);
      expect(await chargedCents(intents[0])).toEqual([50_000]);
    });

    test('Going back after paying does not offer the same payment again', async ({ page }) => {
      const intents = watchIntents(page);
      await page.goto('/services');
      await page.goto('/checkout');
      await payWith(page, cards.good);
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/services$/);
      await page.goto('/checkout');
      await expect(payButton(page)).toBeEnabled();
      await expect(page.getByText(/You paid \$500\.00 at/)).toBeVisible();
      expect(new Set(intents).size).toBe(2);
    });
  });
}

import { findPayment } from '../../functions/src/payments/payments.ts';
import { stackStripe } from '../support/local-stripe.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import {
  cardForm,
  cards,
  chargedCents,
  desktop,
  expectToast,
  payButton,
  payByWallet,
  payFromBank,
  payWith,
  phone,
  typeCard,
  watchIntents,
} from './checkout-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { signIn } from './portal-page.ts';

const thanks = ['Payment Successful', 'Thank you for your payment!'] as const;
/** Chromium reports every response with 402, Stripe's status for a declined card. */
const declinedAnswer = /status of 402/;

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('Someone pays the first preset amount once, finds it in the portal, and pays again by Apple Pay', async ({
    page,
    stack,
  }) => {
    const intents = watchIntents(page);
    const fromStripe: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(stack.stripe)) fromStripe.push(request.url());
    });
    for (const path of ['/', '/services']) await page.goto(path, { waitUntil: 'networkidle' });
    expect(fromStripe, 'fetched elsewhere').toEqual([]);
    await page.goto('/checkout');
    await expect(payButton(page)).toBeEnabled();
    const frame = page.frames().find((candidate) => candidate.url().includes('payment-frame'));
    expect(new URL(frame?.url() ?? '').origin).toBe(stack.stripe);
    await expect(cardForm(page).getByText('Test mode: local Stripe, no real card is charged.')).toBeVisible();
    await expect(page.getByRole('radio', { name: '$500', exact: true })).toBeChecked();
    await payWith(page, cards.good);
    await expectToast(page, ...thanks);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect
      .poll(() => findPayment(intents[0] ?? ''))
      .toMatchObject({ status: 'succeeded', amount: 500 });

    await page.goBack();
    await expect(page).toHaveURL(/\/services$/);
    await page.goto('/checkout');
    await expect(payButton(page)).toBeEnabled();
    await expect(page.getByText(/You paid \$500\.00 at/)).toBeVisible();
    expect(new Set(intents).size).toBe(2);
    await payByWallet(page, 'Apple Pay', 'Visa 4242: succeeds');
    await expectToast(page, ...thanks);
    expect(await chargedCents(intents.at(-1))).toEqual([50_000]);
  });

  test('Incomplete and refused cards say why, and by keyboard a payment works after the bank’s question', async ({
    page,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(declinedAnswer);
    const intents = watchIntents(page);
    await page.goto('/checkout');
    const number = cardForm(page).getByLabel('Card number');
    await number.fill('4242 4242');
    await payButton(page).click();
    await expect(cardForm(page).getByText('Your card number is incomplete.')).toBeVisible();
    await expect(number).toBeFocused();
    await expectToast(page, 'Payment Failed', 'Your card number is incomplete.');

    await payWith(page, cards.noFunds);
    await expectToast(page, 'Payment Failed', 'Your card has insufficient funds.');
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(payButton(page)).toBeEnabled();
    await expect(payButton(page)).toBeFocused();

    await payWith(page, cards.declined);
    await expectToast(page, 'Payment Failed', 'Your card was declined.');
    await expect(number).toHaveValue(cards.declined);
    await payByWallet(page, 'Google Pay', 'Visa 0002: declined');
    await expect(page.getByRole('button', { name: 'Pay $500.00', exact: true })).toBeEnabled();
    await expectToast(page, 'Payment Failed', 'Your card was declined.');
    await cardForm(page).getByRole('radio', { name: 'Card', exact: true }).check();

    await page.getByRole('radio', { name: '$500', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '$750', exact: true })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Pay $750.00' })).toBeEnabled();
    await typeCard(page, cards.secure);
    await cardForm(page).getByLabel('Security code').focus();
    for (let presses = 0; presses < 4; presses += 1) {
      if (await payButton(page).evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(payButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const bank = page.frameLocator('iframe[title="3-D Secure authentication"]');
    await bank.getByRole('button', { name: 'Fail authentication' }).press('Enter');
    await expectToast(
      page,
      'Payment Failed',
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    );
    await payWith(page, cards.secure, '$750.00');
    await expect(bank.getByText('$750.00')).toBeVisible();
    await expect(bank.getByRole('button', { name: 'Complete authentication' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, ...thanks);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect((await chargedCents(intents.at(-1))).filter(Boolean)).toEqual([75_000]);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('Someone changes from a preset to an own amount, and a double click pays it once, to the cent', {
    tag: '@all',
  }, async ({ page }) => {
    const intents = watchIntents(page);
    const confirmations: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/confirm')) confirmations.push(request.url());
    });
    await page.goto('/checkout');
    await expect(payButton(page)).toHaveText('Pay $500.00');
    await page.getByText('$1,500', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pay $1,500.00', exact: true })).toBeEnabled();
    // The page may have read the response before this test.
    await expect(async () => {
      const preset = await stackStripe().paymentIntents.retrieve(intents.at(-1) ?? '');
      expect(preset.amount).toBe(150_000);
    }).toPass();

    const set = page.getByRole('button', { name: 'Set' });
    await expect(set).toBeDisabled();
    const custom = page.getByLabel('Custom amount');
    for (const nothing of ['0', '-5', 'all']) {
      await custom.fill(nothing);
      await expect(set).toBeDisabled();
    }
    await custom.fill('0.5');
    await set.click();
    await expect(page.getByText('Amount must be between $1.00 and $999,999.99')).toBeVisible();
    await custom.fill('1.250');
    await set.click();
    await expect(page.getByText('1.250 can be read two ways. Please type 1250 or 1.25')).toBeVisible();
    await custom.fill('1.234,56');
    await set.click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await typeCard(page, cards.good);
    await page.getByRole('button', { name: 'Pay $1,234.56', exact: true }).dblclick();
    await expectToast(page, ...thanks);
    expect(confirmations).toHaveLength(1);
    expect(await chargedCents(intents.at(-1))).toEqual([123_456]);
  });

  test('The bank sends the payer to its own page and back to the portal: paid, not paid or pending', {
    tag: '@all',
  }, async ({ page }) => {
    test.slow();
    const intents = watchIntents(page);
    await page.goto('/checkout');
    await payWith(page, cards.bankPage);
    await page.getByRole('button', { name: 'Fail authentication' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();

    await page.goto('/checkout');
    await payWith(page, cards.bankPage);
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await expectToast(page, ...thanks);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await chargedCents(intents.at(-1))).toEqual([50_000]);
    await page.goBack();
    await page.goto('/checkout');
    await expect(page.getByText(/You paid \$500\.00 at/)).toBeVisible();

    await payFromBank(page, '$500.00');
    await expect(page.getByText('Payment Processing', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect.poll(async () => (await findPayment(intents.at(-1) ?? ''))?.status).toBe('processing');
  });
});

test('A client pays the estimate of an own project', { tag: '@all' }, async ({ page }) => {
  // Includes signing in, an accessibility check with the card form's frame, and a payment.
  test.slow();
  const client = await createTestClient();
  const project = await createTestProject(client, { title: 'Dump body hinge', estimatedCost: 1234.5 });
  await signIn(page, client);
  const intents = watchIntents(page);
  await page.goto(`/checkout/${project.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dump body hinge' })).toBeVisible();
  await expect(page.getByText('Estimated cost: $1,234.50.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '$500', exact: true })).toBeChecked();
  await page.getByText('Estimated cost $1,234.50', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pay $1,234.50' })).toBeEnabled();
  await expectNoAxeViolations(page);
  await payWith(page, cards.good, '$1,234.50');
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
  const paid = await stackStripe().paymentIntents.retrieve(intents.at(-1) ?? '');
  expect(paid).toMatchObject({
    amount_received: 123_450,
    metadata: { projectId: project.id, clientId: client.id },
    description: expect.stringContaining('Dump body hinge'),
  });
});

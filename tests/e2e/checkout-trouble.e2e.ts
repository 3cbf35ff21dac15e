import type { Page } from '@playwright/test';
import { maxFailedAttempts } from '@welding/domain/entities/payment';
import { stackStripe } from '../support/local-stripe.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import {
  cardForm,
  cards,
  chargedCents,
  desktop,
  expectToast,
  payButton,
  payWith,
  phone,
  typeCard,
  watchIntents,
} from './checkout-page.ts';
import { expect, expectNoAxeViolations, noSignal, test } from './fixtures.ts';
import { expectSignedIn, sendSignIn, signIn, swapCookie } from './portal-page.ts';

const intentRoute = '**/api/create-payment-intent';

/** Fails the page's requests until the returned function is called. */
async function failIntents(page: Page): Promise<() => Promise<void>> {
  await page.route(intentRoute, (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Busy' }),
  );
  return () => page.unroute(intentRoute);
}

test('A card form that fails to load and a payment that cannot start say so, and Try again works', {
  tag: '@all',
}, async ({ page, stack, allowConsole }) => {
  allowConsole(/503|ERR_FAILED/);
  await page.setViewportSize(desktop);
  await page.route(`${stack.stripe}/v3/`, (route) => route.abort());
  await page.goto('/checkout');
  await expect(page.getByText('The card form could not be loaded. Nothing was charged.')).toBeVisible();
  await page.unroute(`${stack.stripe}/v3/`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(payButton(page)).toBeEnabled();

  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const mend = await failIntents(page);
  await page.goto('/checkout');
  await expect(page.getByText('The payment could not be prepared. Nothing was charged.')).toBeVisible();
  await expect(page.locator('.spinner-ring')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  expect(logged.some((text) => text.includes('503: Busy'))).toBe(true);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await payWith(page, cards.good);
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
});

test('Going offline says so, and an amount chosen offline is prepared on reconnecting, and paid', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  allowConsole(noSignal);
  allowConsole(/NetworkError/);
  await page.setViewportSize(phone);
  await page.goto('/checkout');
  await typeCard(page, cards.good);
  await expect(payButton(page)).toHaveText('Pay $500.00');
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Paying needs a connection.')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await context.setOffline(false);
  await expect(payButton(page)).toBeEnabled();
  await context.setOffline(true);
  await page.getByText('$750', { exact: true }).click();
  await expect(
    page.getByText('You are offline. The payment will continue when you’re back online.'),
  ).toBeVisible();
  await context.setOffline(false);
  await payWith(page, cards.good, '$750.00');
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
});

test('A connection lost after the bank has paid charges once', { tag: '@all' }, async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_/);
  const intents = watchIntents(page);
  await page.goto('/checkout');
  await typeCard(page, cards.good);
  // Stripe receives the confirmation and pays. Its response never reaches the browser.
  await context.route('**/v1/payment_intents/*/confirm', async (route) => {
    await route.fetch({ maxRetries: 2 });
    await context.setOffline(true);
    await route.abort('connectionreset');
  });
  await payButton(page).click();
  await expect(page.getByText(/We’ll check whether the payment went through/)).toBeVisible();
  await context.unroute('**/v1/payment_intents/*/confirm');
  await context.setOffline(false);
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
  expect(await chargedCents(intents[0])).toEqual([50_000]);
});

test('A late answer never replaces a newer amount, and leaving the page cancels its request', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  allowConsole(/ERR_ABORTED/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(intentRoute, async (route) => {
    if (route.request().postDataJSON().amount === 1000) await held;
    await route.continue().catch(() => undefined);
  });
  const intents = watchIntents(page);
  await page.goto('/checkout');
  await expect(payButton(page)).toHaveText('Pay $500.00');
  const cancelled = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('create-payment-intent'),
  );
  const asked = page.waitForRequest((request) => request.postData()?.includes('"amount":1000') ?? false);
  await page.getByText('$1,000', { exact: true }).click();
  await asked;
  await expect(page.getByText('Preparing the payment')).toBeAttached();
  await page.getByText('$250', { exact: true }).click();
  await cancelled;
  await expect(page.getByRole('button', { name: 'Pay $250.00' })).toBeEnabled();
  release();
  await payWith(page, cards.good, '$250.00');
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
  expect(await chargedCents(intents.at(-1))).toEqual([25_000]);

  await page.route(intentRoute, () => undefined);
  await page.goto('/checkout');
  await expect(page.getByText('Preparing the payment')).toBeAttached();
  const left = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('create-payment-intent'),
  );
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home|Lakeline/i })
    .first()
    .click();
  await left;
  await expect(page).toHaveURL(/\/$/);
});

test('After five declined cards the page starts over and shows the phone number', { tag: '@all' }, async ({
  page,
  allowConsole,
}) => {
  // Includes six cards and an accessibility check with the card form's frame.
  test.slow();
  await page.setViewportSize(phone);
  allowConsole(/status of 402/);
  const intents = watchIntents(page);
  await page.goto('/checkout');
  await page.getByText('$250', { exact: true }).click();
  await expect(payButton(page)).toHaveText('Pay $250.00');
  await typeCard(page, cards.declined);
  const tried = intents.length;
  for (let attempt = 1; attempt <= maxFailedAttempts; attempt += 1) {
    const declined = page.waitForResponse((response) => response.status() === 402);
    await payButton(page).click();
    await declined;
    if (attempt < maxFailedAttempts) await expect(payButton(page)).toBeEnabled();
  }
  const notice = page.getByRole('region', { name: 'Payment closed' });
  await expect(notice).toContainText('This payment was closed after 5 failed attempts. Nothing was charged.');
  await expect(notice).toBeFocused();
  await expect(notice.getByRole('link', { name: '(312) 555-0148' })).toBeInViewport();
  await expectToast(page, 'Payment Failed', 'Your card was declined.');
  await expect(cardForm(page).getByLabel('Card number')).toHaveValue('');
  await expect(page.getByRole('radio', { name: '$250', exact: true })).toBeChecked();
  expect(intents).toHaveLength(tried + 1);
  const closed = intents.at(-2) ?? '';
  await expect
    .poll(async () => (await stackStripe().paymentIntents.retrieve(closed)).status)
    .toBe('canceled');
  await expectNoAxeViolations(page);

  await payWith(page, cards.good, '$250.00');
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
  expect(await chargedCents(intents.at(-1))).toEqual([25_000]);
});

test('The page warns before paying that another client is signed in, and keeps the amount', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  test.slow();
  allowConsole(/status of 409|ApiError: 409/);
  const [client, other] = [await createTestClient(), await createTestClient()];
  const project = await createTestProject(client, { title: 'Dump body hinge', estimatedCost: 1234.5 });
  await signIn(page, client);
  await page.goto(`/checkout/${project.id}`);
  await expect(payButton(page)).toBeEnabled();
  const intents = watchIntents(page);
  await swapCookie(context, other);
  await page.getByLabel(/custom amount/i).fill('321.50');
  await page.getByRole('button', { name: 'Set' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Another client is now signed in' });
  await expect(alert).toContainText('Nothing was charged.');
  await expect(payButton(page)).toHaveCount(0);
  expect(intents).toEqual([]);
  await expectNoAxeViolations(page);

  await alert.getByRole('link', { name: 'Sign in again' }).click();
  await sendSignIn(page, client);
  await expectSignedIn(page, client);
  await page.getByRole('button', { name: /Dump body hinge/ }).click();
  await page.getByRole('link', { name: /^Pay/ }).click();
  await payWith(page, cards.good, '$321.50');
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
  const paid = await stackStripe().paymentIntents.retrieve(intents.at(-1) ?? '');
  expect(paid).toMatchObject({ metadata: { clientId: client.id } });
});

test('A payer whose session has ended can pay without signing in', { tag: '@all' }, async ({
  page,
  context,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 401|ApiError: 401/);
  await signIn(page, await createTestClient());
  // An open portal would notice and forget the session.
  await page.goto('about:blank');
  await context.request.post('/api/logout');
  await page.goto('/checkout');
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended.' })).toBeVisible();
  const intents = watchIntents(page);
  await page.getByRole('button', { name: 'Pay without signing in' }).click();
  await payWith(page, cards.good);
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
  const paid = await stackStripe().paymentIntents.retrieve(intents.at(-1) ?? '');
  expect(paid).toMatchObject({ receipt_email: null, metadata: {} });
});

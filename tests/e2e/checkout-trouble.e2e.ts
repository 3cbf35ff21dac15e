import type { Page } from '@playwright/test';
import {
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
import { expect, test } from './fixtures.ts';

const intentRoute = '**/api/create-payment-intent';

/** Lets the page ask, and answers with a failure until the function returned is called. */
async function failIntents(page: Page): Promise<() => Promise<void>> {
  await page.route(intentRoute, (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Busy' }),
  );
  return () => page.unroute(intentRoute);
}

test('When the card form does not load, or no payment can be prepared, that is said, and Try again goes on', {
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

test('Going offline in the middle says so; an amount chosen then is prepared with the next connection, and paid', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|NetworkError/);
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

test('A connection that breaks after the bank has paid charges nobody twice', { tag: '@all' }, async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_/);
  const intents = watchIntents(page);
  await page.goto('/checkout');
  await typeCard(page, cards.good);
  // Stripe gets the confirmation and pays; its answer never reaches the browser.
  await context.route('**/v1/payment_intents/*/confirm', async (route) => {
    await route.fetch();
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

test('The answer to an older amount never wins over a newer one, and leaving the page cancels what it was asking for', {
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

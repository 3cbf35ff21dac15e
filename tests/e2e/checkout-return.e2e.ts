import type { Page } from '@playwright/test';
import { stackStripe } from '../support/local-stripe.ts';
import { expectToast } from './checkout-page.ts';
import { expect, test } from './fixtures.ts';

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

async function clientSecret(paymentMethod?: string): Promise<string> {
  const intent = await stackStripe().paymentIntents.create({
    amount: 4_200,
    currency: 'usd',
    ...(paymentMethod && { confirm: true, payment_method: paymentMethod }),
  });
  return intent.client_secret ?? '';
}

const returnAddress = (secret: string, status: string) =>
  `/dashboard?payment_intent=pi_1&payment_intent_client_secret=${secret}&redirect_status=${status}&tab=1`;

test('What Stripe says of a payment counts, not what stands in the address: one typed by hand claims none', {
  tag: '@all',
}, async ({ page, stack, allowConsole }) => {
  const fromStripe: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(stack.stripe)) fromStripe.push(request.url());
  });
  await page.goto('/dashboard?redirect_status=succeeded&tab=1');
  await expect(page).toHaveURL(/\/dashboard\?tab=1$/);
  await page.goto('/dashboard?redirect_status=succeeded&payment_intent_client_secret=%3Cscript%3E');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.waitForLoadState('networkidle');
  await expect(notifications(page)).not.toContainText('Payment');
  expect(fromStripe, 'fetched for nothing').toEqual([]);

  allowConsole(/status of 404/);
  const asked = page.waitForResponse(/\/v1\/payment_intents\/pi_1\?/);
  await page.goto(returnAddress('pi_1_secret_2', 'succeeded'));
  expect((await asked).status()).toBe(404);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/dashboard\?tab=1$/);
  await expect(notifications(page)).not.toContainText('Payment');

  await page.goto(returnAddress(await clientSecret('pm_card_visa'), 'failed'));
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
  await expect(page).toHaveURL(/\/dashboard\?tab=1$/);

  await page.goto(returnAddress(await clientSecret(), 'succeeded'));
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();

  await page.goto(returnAddress(await clientSecret('pm_card_settlesLater'), 'succeeded'));
  await expect(page.getByText('Payment Processing', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?tab=1$/);
});

test('When Stripe cannot be asked, that is said, and it is asked again with the next connection', {
  tag: '@all',
}, async ({ page, context, stack, allowConsole }) => {
  allowConsole(/ERR_/);
  await page.route(`${stack.stripe}/v3/`, (route) => route.abort());
  await page.goto(returnAddress(await clientSecret('pm_card_visa'), 'succeeded'));
  await expect(page.getByText('Payment Not Checked Yet', { exact: true })).toBeVisible();
  await expect(page.getByText(/Before you pay again, please call us at \(312\) 555-0148\./)).toBeVisible();
  await page.unroute(`${stack.stripe}/v3/`);
  await context.setOffline(true);
  await context.setOffline(false);
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
});

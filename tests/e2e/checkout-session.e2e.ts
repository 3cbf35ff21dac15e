import { stackStripe } from '../support/local-stripe.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { cards, expectToast, payButton, payWith, watchIntents } from './checkout-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectSignedIn, sendSignIn, signIn, swapCookie } from './portal-page.ts';

test('Before anything is paid, the page says that another client is signed in, and keeps the amount', {
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

test('A payer whose session has ended may go on without signing in, as nobody', { tag: '@all' }, async ({
  page,
  context,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 401|ApiError: 401/);
  await signIn(page, await createTestClient());
  // The portal would hear of it, and forget who was signed in.
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

import { maxFailedAttempts } from '@welding/domain/entities/payment';
import { stackStripe } from '../support/local-stripe.ts';
import {
  cardForm,
  cards,
  chargedCents,
  expectToast,
  payButton,
  payWith,
  phone,
  typeCard,
  watchIntents,
} from './checkout-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test('After five declined cards the page starts anew and names the phone', { tag: '@all' }, async ({
  page,
  allowConsole,
}) => {
  // Six cards are typed, and the page is checked for accessibility with the card form's frame.
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

test('A payment that was closed while the page lay open is replaced when it is paid', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  const intents = watchIntents(page);
  await page.goto('/checkout');
  await typeCard(page, cards.good);
  await stackStripe().paymentIntents.cancel(intents[0] ?? '', { cancellation_reason: 'abandoned' });
  await payButton(page).click();
  await expect(
    page.getByText(/was open for more than a day and was closed\. Nothing was charged/),
  ).toBeVisible();
  await payWith(page, cards.good);
  await expectToast(page, 'Payment Successful', 'Thank you for your payment!');
  expect(await chargedCents(intents.at(-1))).toEqual([50_000]);
});

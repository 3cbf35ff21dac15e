import { cardForm, cards, desktop, payButton, phone, typeCard } from './checkout-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './look.ts';

// Each width in one scheme and each scheme at one width: the diagonal.
for (const [colorScheme, viewport] of [
  ['light', phone],
  ['dark', desktop],
] as const) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport });

    test('The checkout is readable for everybody and never scrolls sideways', async ({ page }) => {
      // Two full checks for accessibility, frames included, take their time on a small machine.
      test.slow();
      await page.goto('/checkout');
      await expect(payButton(page)).toBeEnabled();
      await expectNoAxeViolations(page);
      await cardForm(page).getByText('Test cards').click();
      await payButton(page).click();
      await expect(cardForm(page).getByText('Your card number is incomplete.')).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

test('Everything can be done with the keyboard alone', async ({ page }) => {
  await page.goto('/checkout');
  await expect(payButton(page)).toBeEnabled();
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
  await expect(bank.getByRole('button', { name: 'Complete authentication' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment Successful', { exact: true })).toBeVisible();
});

test('Card numbers are typed into another origin, and nothing of Stripe is fetched elsewhere', async ({
  page,
  stack,
}) => {
  const fromStripe: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(stack.stripe)) fromStripe.push(request.url());
  });
  for (const path of ['/', '/services', '/dashboard']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(fromStripe).toEqual([]);
  await page.goto('/checkout');
  await expect(payButton(page)).toBeEnabled();
  const frame = page.frames().find((candidate) => candidate.url().includes('payment-frame'));
  expect(new URL(frame?.url() ?? '').origin).toBe(stack.stripe);
  await expect(cardForm(page).getByText('Test mode: local Stripe, no real card is charged.')).toBeVisible();
});

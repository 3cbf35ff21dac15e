import { cardForm, payButton } from './checkout-page.ts';
import { expect, test } from './fixtures.ts';
import { expectFitsLargeText } from './large-text.ts';
import { lightPhone, lookInEach, show } from './look.ts';

test('The checkout and its mistakes are readable for everybody and never scroll sideways', {
  tag: '@all',
}, async ({ page }) => {
  // Four full checks for accessibility, frames included, take their time on a small machine.
  test.slow();
  await show(page, lightPhone[0]);
  await page.goto('/checkout');
  await expect(payButton(page)).toBeEnabled();
  await lookInEach(page, 'checkout', lightPhone);
  await expectFitsLargeText(page);
  await cardForm(page).getByText('Test cards').click();
  await payButton(page).click();
  await expect(cardForm(page).getByText('Your card number is incomplete.')).toBeVisible();
  await lookInEach(page, 'card incomplete', lightPhone);
});

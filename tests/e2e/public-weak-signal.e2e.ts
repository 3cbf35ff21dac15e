import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { skipInOldChromium } from './network/old-chromium.ts';
import { fillQuote, quoteFormCode, sampleQuote, submitButton, typedQuote } from './quote-form-page.ts';
import { storedQuotes } from './stored-quotes.ts';

// Requests that are lost on the way while the device believes that it has a network.

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ allowConsole }) => allowConsole(/ERR_FAILED/));

test('A quote typed into the page and sent is kept until the form’s code comes, and goes off once', {
  tag: '@all',
}, async ({ page, browser }) => {
  skipInOldChromium(browser.version());
  const quote = sampleQuote();
  await page.route(quoteFormCode, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await fillQuote(page, quote);
  const notice = page.getByRole('alert').filter({ hasText: 'Your connection is weak' });
  await expect(notice).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '24/7 Emergency' }).click();
  await page.keyboard.press('Escape');
  await submitButton(page).click();
  await submitButton(page).click();
  expect(await typedQuote(page)).toEqual(quote);
  expect(await storedQuotes(quote.email)).toEqual([]);
  await page.unrouteAll();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText(
    'Quote Request Submitted',
  );
  await expect(notice).toBeHidden();
  expect(await storedQuotes(quote.email)).toHaveLength(1);
});

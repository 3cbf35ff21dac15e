import { closeDialog } from './close-dialog.ts';
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

test('A page whose code is lost stays as it is, and answers when the code has come', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  skipInOldChromium(browser.version());
  await page.route(/assets\/home-/, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.goto('/');
  await page.evaluate(() => Reflect.set(globalThis, 'isTheSame', true));
  await page.getByRole('button', { name: '24/7 Emergency' }).click();
  await lost;
  // Long enough for it to be asked for again, in vain.
  await page.waitForEvent('requestfailed');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('dialog', { name: '24/7 Emergency Service' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isTheSame')), 'not loaded again').toBe(true);
});

test('A map and a notification whose code is lost leave the page standing, say so, and come later', {
  tag: '@all',
}, async ({ page, browser }) => {
  skipInOldChromium(browser.version());
  const quote = sampleQuote();
  await page.goto('/');
  await hydrated(page);
  await page.route(/assets\/.*service-area/, (route) => route.abort());
  await page.getByRole('button', { name: 'View Map' }).click();
  const dialog = page.getByRole('dialog', { name: 'Service Area' });
  await expect(dialog.getByRole('status')).toContainText('as soon as your connection lets it');
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await closeDialog(page);

  await page.route(/assets\/.*toast-(list|queue)/, (route) => route.abort());
  await fillQuote(page, quote);
  const lost = page.waitForEvent('requestfailed');
  await submitButton(page).click();
  await lost;
  await expect(page.getByRole('heading', { name: 'Get a free quote' })).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText(
    'Quote Request Submitted',
  );
});

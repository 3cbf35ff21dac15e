import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { openBeforeScripts } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';
import { skipInOldChromium } from './network/old-chromium.ts';
import { fillQuote, quoteFormCode, sampleQuote, submitButton, typedQuote } from './quote-form-page.ts';
import { storedQuotes } from './stored-quotes.ts';

// Actions on a weak connection before their code has loaded.

test('A button tapped twice before its code loads reacts once, and a quote is sent once and complete', {
  tag: '@all',
}, async ({ page }) => {
  const quote = sampleQuote();
  const arrive = await openBeforeScripts(page, '/');
  await fillQuote(page, quote);
  await submitButton(page).click();
  await submitButton(page).click();
  await expect(page).toHaveURL('/');
  const button = page.getByRole('button', { name: '24/7 Emergency' });
  const dialog = page.getByRole('dialog', { name: '24/7 Emergency Service' });
  await button.click();
  await button.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  arrive();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(dialog).toBeVisible();
  await expect(page.getByText('Quote Request Submitted')).toBeAttached();
  expect(await storedQuotes(quote.email)).toHaveLength(1);
});

test('links work, the first Tab shows the skip link, and hydration leaves the history alone', {
  tag: '@all',
}, async ({ page }) => {
  await openBeforeScripts(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Client Portal' }).click();
  await expect(page).toHaveURL('/dashboard');

  const arrive = await openBeforeScripts(page, '/');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });

  const social = page.getByRole('contentinfo').locator('a[href="#"]').first();
  await social.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  await social.click();
  expect(await page.evaluate(() => scrollY)).toBe(position);
  await expect(page).toHaveURL('/');

  // Firefox cancels a navigation when history.replaceState follows.
  await page.evaluate(() => {
    history.replaceState = () => {
      document.documentElement.dataset['rewritten'] = '';
    };
  });
  arrive();
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-rewritten');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('A quote sent before the form’s code loads is kept and sent once', {
  tag: '@all',
}, async ({ page, browser, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
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

import { business } from '@welding/domain/values/business';
import { displayTypeface } from './display-typeface.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';
import { expectFitsLargeText } from './large-text.ts';
import { expectNoSidewaysScroll } from './look.ts';
import { submitButton } from './quote-form-page.ts';

// The colors of the home page, on which the most stands, in both schemes; each other page in one.
test('The pages, the dialogs of the home page and its errors have no finding', { tag: '@all' }, async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 404/);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/nowhere', '/']) {
    await page.goto(path);
    await hydrated(page);
    await expectNoAxeViolations(page);
    if (path === '/nowhere') await expectFitsLargeText(page);
  }

  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: '24/7 Emergency' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Map' }).click();
  await expect(page.getByRole('dialog', { name: 'Service Area' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await submitButton(page).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/services');
  await hydrated(page);
  await expectNoAxeViolations(page);
});

test.describe('on a 360 px screen in the dark theme', () => {
  test.use({
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test('neither the page nor its menu has a finding, and all targets are big enough', {
    tag: '@all',
  }, async ({ page }) => {
    test.slow();
    await page.goto('/');
    await hydrated(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    const tooSmall = await page
      .locator(':is(a, button, select, textarea, input:not([type=radio])):visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => !control.closest('p') && !control.classList.contains('skip-link'))
          .filter((control) => control.getBoundingClientRect().height < 44)
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(tooSmall).toEqual([]);

    const call = page.getByRole('banner').getByRole('link', { name: business.phone });
    await expect(call, 'calling takes one tap, without the menu').toBeVisible();
    expect((await call.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  });
});

/** Phone, tablet and desktop, and 1280 px at a zoom of 200 % and of 400 %. */
const widths = [360, 768, 1280, 640, 320];

test('Nothing sticks out sideways, with and without the typeface', { tag: '@all' }, async ({ page }) => {
  for (const path of ['/', '/services']) {
    const letTypefaceCome = await holdRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await expectNoSidewaysScroll(page, widths);
    letTypefaceCome();
    await displayTypeface(page);
    await expectNoSidewaysScroll(page, widths);
    await expectFitsLargeText(page);
  }
});

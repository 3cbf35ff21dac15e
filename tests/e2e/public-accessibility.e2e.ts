import { displayTypeface } from './display-typeface.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';
import { expectNoSidewaysScroll } from './look.ts';
import { submitButton } from './quote-form-page.ts';

// Each page on its own in one scheme; the colours of the first, on which the most stands, in both.
for (const [path, colorScheme] of [
  ['/', 'dark'],
  ['/services', 'light'],
  ['/nowhere', 'dark'],
] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test(`${path} has no finding`, async ({ page, allowConsole }) => {
      allowConsole(/status of 404/);
      await page.goto(path);
      await hydrated(page);
      await expectNoAxeViolations(page);
    });
  });
}

test.describe('in the light theme', () => {
  test.use({ colorScheme: 'light' });

  test('the dialogs of the home page, its errors and its notification have no finding', async ({
    page,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(/status of 400/);
    await page.goto('/');
    await hydrated(page);
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
  });
});

test.describe('on a 360 px screen in the dark theme', () => {
  test.use({
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test('neither the page nor its menu has a finding, and all targets are big enough', async ({ page }) => {
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
  });
});

/** Phone, tablet and desktop, and 1280 px at a zoom of 200 % and of 400 %. */
const widths = [360, 768, 1280, 640, 320];

for (const path of ['/', '/services']) {
  test(`nothing sticks out sideways on ${path}, with and without its typeface`, async ({ page }) => {
    const letTypefaceCome = await holdRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await expectNoSidewaysScroll(page, widths);
    letTypefaceCome();
    await displayTypeface(page);
    await expectNoSidewaysScroll(page, widths);
  });
}

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
});

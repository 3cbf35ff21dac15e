import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';
import { submitButton } from './quote-form-page.ts';

test.use({ serviceWorkers: 'block' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/', '/services', '/nowhere']) {
      test(`${path} has no finding`, async ({ page, allowConsole }) => {
        allowConsole(/status of 404/);
        await page.goto(path);
        await hydrated(page);
        await expectNoAxeViolations(page);
      });
    }

    test('nor have its dialogs, its errors and its notification', async ({ page, allowConsole }) => {
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

  test.describe(`on a 360 px screen in the ${colorScheme} theme`, () => {
    test.use({
      colorScheme,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      contextOptions: { reducedMotion: 'reduce' },
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
}

for (const [name, viewport] of [
  ['360 px', { width: 360, height: 740 }],
  ['768 px', { width: 768, height: 1024 }],
  ['1280 px', { width: 1280, height: 800 }],
  ['1280 px at 200 % zoom', { width: 640, height: 400 }],
  ['1280 px at 400 % zoom', { width: 320, height: 256 }],
] as const) {
  test(`nothing sticks out sideways at ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const path of ['/', '/services']) {
      const letTypefaceCome = await holdRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      expect(await overflow(), `${path} until its typeface comes`).toBeLessThanOrEqual(0);
      letTypefaceCome();
      await expect(page.locator('html')).toHaveAttribute('data-display-face');
      expect(await overflow(), path).toBeLessThanOrEqual(0);
      await page.unroute('**/*.woff2');
    }
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

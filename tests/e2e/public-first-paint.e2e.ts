import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openBeforeScripts } from './hold-requests.ts';

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    new PerformanceObserver(() => {
      const footer = document.querySelector('footer');
      // A second call may tell of the same paint, after the mark is gone.
      document.documentElement.dataset['painted'] ??= footer?.offsetHeight ? 'whole' : 'top';
    }).observe({ type: 'paint', buffered: true });
  }),
);

const expectPainted = (page: Page, part: 'top' | 'whole') =>
  expect(page.locator('html')).toHaveAttribute('data-painted', part);

for (const path of ['/', '/services']) {
  test(`a phone lays out the top of ${path} first, and the rest before any script is there`, async ({
    page,
  }) => {
    await openBeforeScripts(page, path);
    await expectPainted(page, 'top');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('main > section').last()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  });
}

test('reloaded in its middle the page is there at once', async ({ page }) => {
  await openBeforeScripts(page, '/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1500));
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectPainted(page, 'whole');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test('an address that leads into the page finds its place', async ({ page }) => {
  await openBeforeScripts(page, '/services#aluminum');
  await expectPainted(page, 'whole');
  await expect(page.getByRole('heading', { name: 'Aluminum Welding' }).first()).toBeInViewport();
});

test('a wide screen shows the page as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBeforeScripts(page, '/');
  await expectPainted(page, 'whole');
});

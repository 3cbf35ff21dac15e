import type { Page } from '@playwright/test';
import { displayTypeface } from './display-typeface.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

/** The browser names what it really drew with, which a style does not tell. */
async function expectDisplayFace(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  await expect(async () => {
    const { root } = await devtools.send('DOM.getDocument');
    for (const selector of ['h1', 'h2', 'dd']) {
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringContaining('Big Shoulders')]);
    }
  }).toPass();
}

test('headings and figures are set in the display typeface once it has come', async ({ page }) => {
  await page.goto('/');
  await expectDisplayFace(page);
});

// Each page at one width; the home page, whose first screen is set in it, at both.
for (const [path, width] of [
  ['/', 360],
  ['/', 1280],
  ['/services', 360],
  ['/dashboard', 1280],
] as const) {
  test(`nothing jumps when it comes, on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const letTypefaceCome = await holdRequests(page, '**/*.woff2');
    await Promise.all([
      page.waitForRequest('**/*.woff2'),
      page.goto(path, { waitUntil: 'domcontentloaded' }),
    ]);
    letTypefaceCome();
    await displayTypeface(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
}

/** How far the page has jumped since it was opened (https://web.dev/articles/cls, without its windows of time). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        // What is buffered is told before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('headings are set in the display typeface', async ({ page }) => {
    await page.goto('/');
    await expectDisplayFace(page);
  });
});

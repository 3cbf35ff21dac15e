import { displayTypeface, expectDisplayFace } from './display-typeface.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { layoutShift } from './layout-shift.ts';

test('Nothing shifts when the typeface loads, and headings and figures use it', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  // Each page at one width; the home page at both, because its first screen uses the typeface.
  for (const [path, width] of [
    ['/services', 360],
    ['/work', 1280],
    ['/dashboard', 1280],
    ['/', 360],
    ['/', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const letTypefaceCome = await holdRequests(page, '**/*.woff2');
    await Promise.all([
      page.waitForRequest('**/*.woff2'),
      page.goto(path, { waitUntil: 'domcontentloaded' }),
    ]);
    letTypefaceCome();
    await displayTypeface(page);
    expect(await layoutShift(page), `${path} at ${width} px`).toBeLessThan(0.02);
  }
  await expectDisplayFace(page);
});

import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures.ts';

/** WCAG 2.2, 1.4.10: nothing has to be scrolled sideways, on this screen and on others as wide as `widths` say. */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[] = []): Promise<void> {
  const before = page.viewportSize();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow(), `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
  if (!before || widths.length === 0) return;
  for (const width of widths) {
    await page.setViewportSize({ ...before, width });
    expect(await overflow(), `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
}

/**
 * Looks at what is on the screen: no barrier, nothing outside of it. With SCREENSHOTS=1 a picture of the whole page stays
 * in test-results, for people to look at; it takes longer than the look.
 */
export async function look(page: Page, name: string): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  if (!process.env['SCREENSHOTS']) return;
  const info = test.info();
  await page.screenshot({ fullPage: true, path: info.outputPath(`${name.replaceAll(/\W+/g, '-')}.png`) });
}

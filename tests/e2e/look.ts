import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures.ts';
import { lookInPseudo } from './pseudo-language/look-in-pseudo.ts';

type Look = { readonly colorScheme: 'dark' | 'light'; readonly width: number };
export type Looks = readonly [Look, ...Look[]];

/** Each width in one scheme, and each scheme at one width. Further combinations rarely show more. */
export const darkPhone: Looks = [
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1280 },
];
export const lightPhone: Looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
];

/** WCAG 2.2, 1.4.10: no sideways scrolling, at this width and at `widths`. */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[] = []): Promise<void> {
  const before = page.viewportSize();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // A table becomes cards once the page has noticed the width.
  await expect.poll(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
  if (!before || widths.length === 0) return;
  for (const width of widths) {
    await page.setViewportSize({ ...before, width });
    await expect.poll(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
}

/** Shows the page, and pages opened from it, in this width and scheme. */
export async function show(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const { height = 800 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height });
}

/**
 * Checks the screen for accessibility and for content outside of it. With SCREENSHOTS=1 a picture of the whole page stays in
 * test-results, which takes longer than the check.
 */
export async function look(page: Page, name: string): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  if (!process.env['SCREENSHOTS']) return;
  const info = test.info();
  const { width } = page.viewportSize() ?? {};
  await page.screenshot({
    fullPage: true,
    path: info.outputPath(`${name.replaceAll(/\W+/g, '-')}-${width}.png`),
  });
}

/**
 * Checks one screen in each look, and leaves the page in the first. So the way to the screen runs only once. With PSEUDO=1
 * it uses the pseudo-language instead.
 */
export async function lookInEach(page: Page, name: string, looks: Looks): Promise<void> {
  if (process.env['PSEUDO']) {
    await lookInPseudo(page, name);
  } else {
    for (const each of looks) {
      await show(page, each);
      await look(page, name);
    }
  }
  await show(page, looks[0]);
}

import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures.ts';
import { lookInPseudo } from './pseudo-language/look-in-pseudo.ts';

type Look = { readonly colorScheme: 'dark' | 'light'; readonly width: number };
export type Looks = readonly [Look, ...Look[]];

/** Each width in one scheme and each scheme at one width: what can go wrong in both together is worth no more. */
export const darkPhone: Looks = [
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1280 },
];
export const lightPhone: Looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
];

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

/** Shows the page, and what is opened in it later, in this width and scheme. */
export async function show(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const { height = 800 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height });
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
  const { width } = page.viewportSize() ?? {};
  await page.screenshot({
    fullPage: true,
    path: info.outputPath(`${name.replaceAll(/\W+/g, '-')}-${width}.png`),
  });
}

/**
 * Looks at one screen in each way, and leaves the page in the first: the way there is gone once, not once for each. With PSEUDO=1
 * it is looked at in the pseudo-language instead.
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

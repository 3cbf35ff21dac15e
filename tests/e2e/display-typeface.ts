import type { Page } from '@playwright/test';

/** Waits until the display typeface has come, so that headings are drawn in it. */
export async function displayTypeface(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', '') === 'Big Shoulders' && status === 'loaded',
    ),
  );
}

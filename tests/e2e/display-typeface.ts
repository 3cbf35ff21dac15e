import { expect, type Page } from '@playwright/test';

/** Waits until the display typeface has loaded, so that headings use it. */
export async function displayTypeface(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', '') === 'Big Shoulders' && status === 'loaded',
    ),
  );
}

/**
 * Checks that headings and figures use it. The browser reports the font it really drew with, which a style does not show.
 */
export async function expectDisplayFace(page: Page): Promise<void> {
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

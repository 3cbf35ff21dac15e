import { expect, type Page } from '@playwright/test';

/** Waits until the display typeface has come, so that headings are drawn in it. */
export async function displayTypeface(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', '') === 'Big Shoulders' && status === 'loaded',
    ),
  );
}

/** Headings and figures are drawn in it: the browser names what it really drew with, which a style does not tell. */
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

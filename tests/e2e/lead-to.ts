import type { Page } from '@playwright/test';

/**
 * Opens another of the desk's screens without loading the page, which would be most of the work. The new screen must be of
 * another kind, so that its heading differs.
 */
export async function leadTo(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const left = await heading.elementHandle();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction((element) => !element?.isConnected, left);
  await left?.dispose();
}

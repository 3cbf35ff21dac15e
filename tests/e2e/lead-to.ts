import type { Page } from '@playwright/test';

/**
 * Leads the open desk to another of its screens, as its links do: loading the page anew is most of the work of looking at a screen.
 * The screen is of another kind than the one that is left, so that its heading takes the place of that one's.
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

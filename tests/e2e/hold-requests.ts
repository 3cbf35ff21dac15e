import type { Page } from '@playwright/test';

/**
 * Holds back requests that match `address`. The page's load event may wait for them, so wait only for `domcontentloaded`
 * meanwhile. @returns a function that lets them and all later ones pass
 */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens `path` and holds back its scripts and its complete stylesheet. @returns a function that lets them pass */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const arrive = await holdRequests(page, '**/assets/**');
  const asked = page.waitForRequest('**/assets/**');
  // The load event would wait for the scripts when the first paint comes before it.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await asked;
  return arrive;
}

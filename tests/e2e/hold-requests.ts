import type { Page } from '@playwright/test';

/**
 * Keeps requests that match `address` on the way. The page's load event may wait for them: go no further than
 * `domcontentloaded` while they are held. @returns what lets them, and all after them, arrive
 */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens `path` and keeps its scripts and its whole stylesheet on the way. @returns what lets them arrive */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const arrive = await holdRequests(page, '**/assets/**');
  const asked = page.waitForRequest('**/assets/**');
  // Not the load event: it waits for the scripts when the first paint comes before it.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await asked;
  return arrive;
}

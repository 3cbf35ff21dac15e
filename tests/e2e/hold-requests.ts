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

import type { Page } from '@playwright/test';

/** Keeps requests that match `address` on the way. @returns what lets them, and all after them, arrive */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

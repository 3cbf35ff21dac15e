import type { Page } from '@playwright/test';
import { test as base, expect, noSignal } from '../fixtures.ts';
import { CuttableNetwork } from './cuttable-network.ts';

/** The worker starts when the page is idle and then loads some 800 kB, which takes a while on a busy machine. */
const workerTimeoutMs = 40_000;

/** The product's fixtures, with a network of the test's own between the browser and the product. */
export const test = base.extend<{ network: CuttableNetwork }>({
  serviceWorkers: 'allow',
  network: async ({ stack }, use, testInfo) => {
    testInfo.setTimeout(3 * testInfo.timeout + workerTimeoutMs);
    const network = await CuttableNetwork.open(stack.hosting);
    await use(network);
    network.close();
  },
  baseURL: async ({ network }, use) => use(network.origin),
  console: async ({ console }, use) => {
    console.allow(noSignal);
    await use(console);
  },
});

/** Opens a page and waits until the service worker has cached everything and controls the page. */
export async function openWithWorker(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await workerIsReady(page);
}

export async function workerIsReady(page: Page): Promise<void> {
  const states = () =>
    page
      .evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return {
          installing: registration?.installing?.state,
          waiting: registration?.waiting?.state,
          active: registration?.active?.state,
          isInCharge: navigator.serviceWorker.controller !== null,
        };
      })
      // A page that is being replaced returns no result yet.
      .catch(String);
  await expect
    .poll(states, { timeout: workerTimeoutMs })
    .toMatchObject({ active: 'activated', isInCharge: true });
}

/** Cuts the network: connections break, and the device reports that it is offline. */
export async function loseSignal(page: Page, network: CuttableNetwork): Promise<void> {
  network.cut();
  await page.context().setOffline(true);
}

export async function findSignal(page: Page, network: CuttableNetwork): Promise<void> {
  network.restore();
  await page.context().setOffline(false);
}

export { expect };

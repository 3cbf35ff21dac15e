import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page's links and buttons. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const control = document.querySelector('main a, main button');
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'));
  });
}

import type { Page } from '@playwright/test';

/** Waits until React has taken over the page's own links and buttons. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const control = document.querySelector('main a, main button');
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'));
  });
}

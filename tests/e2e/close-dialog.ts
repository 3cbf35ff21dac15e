import type { Page } from '@playwright/test';

/** Closes the dialog that is open. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await dialogHasLeft(page);
}

/**
 * Waits until the entry of a dialog that was closed is out of the history: what goes to another page before that is called
 * off by it.
 */
export async function dialogHasLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => !history.state?.dialog);
}

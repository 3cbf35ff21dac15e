import type { Page } from '@playwright/test';

/**
 * Closes the dialog that is open. What goes to another page next begins when the dialog's own entry is out of the
 * history: that would call it off.
 */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !history.state?.dialog);
}

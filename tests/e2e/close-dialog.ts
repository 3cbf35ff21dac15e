import type { Page } from '@playwright/test';

/** Closes the open dialog. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await dialogHasLeft(page);
}

/** Waits until the closed dialog's history entry is gone. Its removal would cancel a navigation that starts before. */
export async function dialogHasLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => !history.state?.dialog);
}

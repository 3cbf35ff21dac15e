import type { Page } from '@playwright/test';
import { type KeptSession, writeKeptSession } from '../support/kept-session.ts';

/**
 * Opens an address in a browser with a session. Writes the session when the document begins, before any script of the page;
 * the page's own requests to the same database wait for it.
 */
export async function openSignedIn(page: Page, session: KeptSession, path: string): Promise<void> {
  const content = `if (self === top) (${writeKeptSession})(${JSON.stringify(session)})`;
  const script = await page.addInitScript({ content });
  await page.goto(path);
  await script.dispose();
}

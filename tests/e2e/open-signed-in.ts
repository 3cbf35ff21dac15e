import type { Page } from '@playwright/test';
import { type KeptSession, writeKeptSession } from '../support/kept-session.ts';

/**
 * Opens an address in a browser that holds a session. It is written as the document begins, before any script of the page: what
 * the page then asks of the same database waits for it.
 */
export async function openSignedIn(page: Page, session: KeptSession, path: string): Promise<void> {
  const content = `if (self === top) (${writeKeptSession})(${JSON.stringify(session)})`;
  const script = await page.addInitScript({ content });
  await page.goto(path);
  await script.dispose();
}

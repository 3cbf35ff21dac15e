import type { BrowserContext } from '@playwright/test';
import { type KeptSession, pageToKeepIn, writeKeptSession } from '../support/kept-session.ts';

/** Makes a browser hold a session; its pages that are open do not notice. */
export async function signInEarlier(context: BrowserContext, session: KeptSession): Promise<void> {
  const page = await context.newPage();
  // With an icon, or a whole Chromium asks for /favicon.ico and notes in the console that there is none.
  const body = '<link rel="icon" href="data:,">';
  await page.route(`**${pageToKeepIn}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(pageToKeepIn);
  await page.evaluate(writeKeptSession, session);
  await page.close();
}

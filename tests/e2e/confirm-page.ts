import { expect, type Locator, type Page } from '@playwright/test';
import type { Client } from '@welding/domain/entities/client';
import { codeSentTo } from '../support/codes.ts';
import { isCodeAMust } from './is-code-a-must.ts';

/** The panel that asks a client to confirm to be the one. */
export function confirmPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Confirm it’s you' });
}

export function codeField(page: Page): Locator {
  return page.getByLabel('Six-digit code');
}

/**
 * Asks for a code where the panel stands, and types the one that came: it is sent with its last digit. Whoever could not
 * sign in without one is not asked again.
 */
export async function confirm(page: Page, { email }: Pick<Client, 'email'>): Promise<void> {
  if (isCodeAMust) return;
  await confirmPanel(page).getByRole('button', { name: 'Send me a code' }).click();
  await expect(codeField(page)).toBeFocused();
  const { code } = await codeSentTo(email);
  await page.keyboard.type(code);
  await expect(confirmPanel(page)).toBeHidden();
}

/** What is to be paid is shown to whoever has confirmed, and asks for that until then. */
export async function seeMoney(page: Page, client: Client): Promise<void> {
  if (!isCodeAMust) await page.getByRole('button', { name: 'See them' }).click();
  await confirm(page, client);
}

/** Another code than the right one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

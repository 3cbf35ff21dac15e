import { expect, type Locator, type Page } from '@playwright/test';
import type { Client } from '@welding/domain/entities/client';
import type { Language } from '@welding/domain/values/language';
import { mailsTo } from '../support/client-mails.ts';
import { codeSentTo } from '../support/codes.ts';
import { isCodeAMust } from './is-code-a-must.ts';
import { saidToClients } from './said-to-clients.ts';

/** The panel that asks a client for a code. */
export function confirmPanel(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('region', { name: saidToClients[language].confirmYou });
}

export function codeField(page: Page, language: Language = 'en'): Locator {
  return page.getByLabel(saidToClients[language].sixDigitCode);
}

/** Types a code into the focused field. */
export async function typeCode(page: Page, code: string, language: Language = 'en'): Promise<void> {
  await expect(codeField(page, language)).toBeFocused();
  await page.keyboard.type(code);
}

/**
 * Requests a code in the panel and types it; the last digit sends it. Does nothing where signing in already needed a code.
 */
export async function confirm(
  page: Page,
  { email }: Pick<Client, 'email'>,
  language: Language = 'en',
): Promise<void> {
  if (isCodeAMust) return;
  const panel = confirmPanel(page, language);
  const mailsBefore = (await mailsTo(email)).length;
  await panel.getByRole('button', { name: saidToClients[language].sendMeCode }).click();
  const { code } = await codeSentTo(email, mailsBefore + 1);
  await typeCode(page, code, language);
  await expect(panel).toBeHidden();
}

/** Shows the amounts to pay, after a code if one is needed. */
export async function seeMoney(page: Page, client: Client): Promise<void> {
  if (!isCodeAMust) await page.getByRole('button', { name: 'View estimates and invoices' }).click();
  await confirm(page, client);
}

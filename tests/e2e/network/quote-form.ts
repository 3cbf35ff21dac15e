import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@welding/domain/values/language';
import { saidToClients } from '../said-to-clients.ts';

export type TypedQuote = { firstName: string; email: string; description: string };

/** Types a whole quote request into the form. */
export async function typeQuote(page: Page, { firstName, email, description }: TypedQuote): Promise<void> {
  const form = quoteForm(page);
  await form.scrollIntoViewIfNeeded();
  // The form's code loads with the first touch.
  await form.getByLabel('First name').click();
  await expect(form).toHaveAttribute('data-ready');
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill('Nowak');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Phone' }).fill('(312) 555-0100');
  await form.getByLabel('Service').selectOption('truck');
  await form.getByLabel('Project details').fill(description);
}

export async function sendQuote(page: Page): Promise<void> {
  await quoteForm(page).getByRole('button', { name: 'Request Free Quote' }).click();
}

export function quoteForm(page: Page): Locator {
  return page.locator('#quote-form');
}

/** The page's list of quotes that wait on the device. */
export function queuedQuotes(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('list', { name: saidToClients[language].requestsOnPhone }).getByRole('listitem');
}

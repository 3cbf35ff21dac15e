import type { Page } from '@playwright/test';

/** The form with its fold open, everything typed, and the worker in charge of the page. */
export async function openPhotoForm(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const form = page.locator('#quote-form');
  await form.scrollIntoViewIfNeeded();
  await page.locator('#quote-form[data-ready]').waitFor();
  await form.getByLabel('First name').fill('Pia');
  await form.getByLabel('Last name').fill('Nowak');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Phone' }).fill('(312) 555-0100');
  await form.getByLabel('Service').selectOption('truck');
  await form.getByLabel('Project details').fill('The gate hinge broke, see the photos.');
  await page.getByText('More about the job (optional)').click();
  await page.getByLabel('Choose photos').waitFor({ state: 'attached' });
}

export const photosOfForm = (page: Page) =>
  page.getByRole('list', { name: 'Photos of the job' }).getByRole('listitem');

import type { Page } from '@playwright/test';
import { business } from '@welding/domain/values/business';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const ask = (page: Page, text: string) => page.getByLabel('ZIP code or town').fill(text);

test('A visitor asks "Do you come to me?"; outside, or unknown, there is a number to call, and the map can be read', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'View Map' }).click();
  await expect(page.getByRole('dialog', { name: 'Service Area' })).toBeVisible();
  await ask(page, '60540');
  await expect(page.getByText('Yes, we come to you.')).toBeVisible();
  await expect(
    page.getByText('Naperville, IL 60540 is about 27 miles west of downtown Chicago'),
  ).toBeVisible();
  await expect(page.getByTestId('place-pin')).toBeVisible();
  await ask(page, 'saint charles');
  await expect(page.getByText(/St\. Charles, IL is about 3\d miles west/)).toBeVisible();
  await ask(page, 'Lake');
  await page.getByRole('button', { name: 'Lake Bluff, IL' }).click();
  await expect(page.getByLabel('ZIP code or town')).toHaveValue('Lake Bluff, IL');
  await expect(page.getByText(/Lake Bluff, IL is about \d\d miles north/)).toBeVisible();

  const answer = page.getByRole('form', { name: 'Do you come to me?' });
  const call = answer.getByRole('link', { name: `Call ${business.phone}` });
  await ask(page, 'Rockford');
  await expect(answer).toContainText('outside our 50-mile area');
  await expect(call).toHaveAttribute('href', 'tel:+13125550148');
  await ask(page, '90210');
  await expect(answer).toContainText('We don’t know a ZIP code 90210 within 75 miles of Chicago.');
  await expect(call).toBeVisible();
  await ask(page, 'Atlantis');
  await expect(answer).toContainText('We have no town “Atlantis” on our list.');
  await expect(call).toBeVisible();

  await ask(page, 'Gary, IN');
  await expect(page.getByText('Yes, we come to you.')).toBeVisible();
});

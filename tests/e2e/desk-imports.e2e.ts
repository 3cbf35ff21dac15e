import { createTestStaff } from '../support/staff.ts';
import { openDesk } from './desk-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { darkPhone, show } from './look.ts';

test('The owner moves clients in from a file on a phone, sees what each row does, and takes it back', async ({
  page,
}) => {
  test.slow();
  await show(page, darkPhone[0]);
  await openDesk(page, await createTestStaff('owner'));
  const bar = page.getByRole('navigation', { name: 'Screens' });
  await expect(bar.getByRole('link')).toHaveText(['Today', 'Requests', 'Calendar', 'Projects', 'Money']);
  await bar.getByRole('button', { name: 'More' }).click();
  await bar.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Move in' }).click();

  const code = crypto.randomUUID().slice(0, 8);
  const rows = Array.from(
    { length: 80 },
    (_, n) => `"Quill${n}${code}, Dana",dana${n}-${code}@example.com,x`,
  );
  const text = ['Customer,Main address,Sales rep', ...rows, 'Pat Wrong,pat at example,x'].join('\n');
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('File').setInputFiles(file);
  await page.getByLabel('Address', { exact: true }).selectOption('Not in the file');
  await page.getByLabel('Email').selectOption('Main address');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('80 new, 0 already here, 1 left out')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Import 80 rows' }).click();
  const latest = page.getByRole('region', { name: 'Imports of the last day' });
  const own = latest.getByRole('listitem').filter({ hasText: '80 new' }).first();
  await own.getByRole('button', { name: /^Take back/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Taken back')).toBeVisible();
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { importResponseSchema } from '@welding/domain/entities/import-request';
import { undoImport } from '../../functions/src/imports/undo-import.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDesk, openDeskAt } from './desk-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { darkPhone, show } from './look.ts';

const code = () => crypto.randomUUID().slice(0, 8);
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const people = (count: number, mark: string) =>
  Array.from({ length: count }, (_, n) => `"Quill${n}${mark}, Dana",dana${n}-${mark}@example.com,x,4411`);
/** The sentence of the preview. */
const planOf = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });
const rowsThat = (page: Page, does: string) => page.locator(`[data-does=${does}]`);

// Each open page goes on with the undoing of any import of the shop.
test.describe.configure({ mode: 'default' });

test('The owner imports clients from a file on a phone, sees what each row does, and undoes it', async ({
  page,
}) => {
  test.slow();
  await show(page, darkPhone[0]);
  await openDesk(page, await createTestStaff('owner'));
  const bar = page.getByRole('navigation', { name: 'Screens' });
  await bar.getByRole('button', { name: 'More' }).click();
  await bar.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Import data' }).click();

  const text = ['Our list', '', 'Customer,Main address,Sales rep,Gate code', ...people(80, code()), ',,y,'];
  await page.getByLabel('File').setInputFiles(csv('clients.csv', text.join('\n')));
  await expect(page.getByText('81 rows in this file')).toBeVisible();
  await page.getByLabel('Main address').selectOption('Email');
  await page.getByLabel('Sales rep').selectOption('Leave out');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(planOf(page, '80 new, 1 left out')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Left out: 1' }).click();
  await expect(rowsThat(page, 'skip')).toHaveCount(1);
  await expect(rowsThat(page, 'skip')).toContainText('84');
  await page.getByRole('button', { name: 'All: 81' }).click();
  await page.getByRole('button', { name: 'Import 80 rows' }).click();
  const latest = page.getByRole('region', { name: 'Imports of the last 30 days' });
  const own = latest.getByRole('listitem').filter({ hasText: '80 new' }).first();
  const leftOut = page.getByRole('region', { name: '1 row of clients.csv was left out' });
  await expect(leftOut.getByRole('listitem')).toHaveText('Row 84 · No name');
  const download = page.waitForEvent('download');
  await leftOut.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('left out - clients.csv');
  await own.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Import undone')).toBeVisible();
});

test('An interrupted import is offered again and continues, once', async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/ERR_FAILED/);
  await openDeskAt(page, await createTestStaff('owner'), '/desk/settings/move-in');
  const text = ['Customer,Email,Sales rep,Gate code', ...people(120, code())].join('\n');
  await page.getByLabel('File').setInputFiles(csv('long.csv', text));
  await expect(planOf(page, '120 new')).toBeVisible();
  let parts = 0;
  await page.route('**/api/desk/imports', async (route) => {
    if (route.request().method() !== 'POST' || ++parts !== 2) return await route.continue();
    // Stored, but the response is lost with the page.
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Import 120 rows' }).click();
  await expect(page.getByRole('button', { name: /^Go on with the import of long.csv/ })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await page.getByRole('button', { name: /^Go on with the import of long.csv \(\d+ of 120 rows\)/ }).click();
  const latest = page.getByRole('region', { name: 'Imports of the last 30 days' });
  await expect(latest.getByText('120 new').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Go on/ })).toHaveCount(0);
});

test('Undoing a long import continues after the page was closed, and shows its progress', async ({
  page,
}) => {
  test.slow();
  configureFunctions();
  await openDeskAt(page, await createTestStaff('owner'), '/desk/settings/move-in');
  const text = ['Customer,Email,Sales rep,Gate code', ...people(80, code())].join('\n');
  await page.getByLabel('File').setInputFiles(csv('long.csv', text));
  const answered = page.waitForResponse(async (response) => response.status() === 201);
  await page.getByRole('button', { name: 'Import 80 rows' }).click();
  const { id } = importResponseSchema.parse(await (await answered).json());
  const latest = page.getByRole('region', { name: 'Imports of the last 30 days' });
  await expect(latest.getByText('80 new').first()).toBeVisible();

  // The page was closed after the first part.
  let parts = 0;
  const owner = { id: 'owner', name: 'Olive Owner', role: 'owner' } as const;
  await undoImport(id, owner, () => ++parts === 1);
  const shown = Promise.withResolvers<void>();
  await page.route(`**/api/desk/imports/${id}`, async (route) => {
    await shown.promise;
    await route.continue();
  });
  await page.reload();
  await expect(latest.getByText('50 of 80 rows taken back')).toBeVisible();
  await expectNoAxeViolations(page);
  shown.resolve();
  await expect(page.getByText('Import undone')).toBeVisible();
  await expect(latest.getByText('of 80 rows taken back')).toHaveCount(0);
});

test('Cells are corrected and a row is left out by keyboard alone', async ({ page }) => {
  test.slow();
  await openDeskAt(page, await createTestStaff('owner'), '/desk/settings/move-in');
  const workbook = readFileSync(new URL('../fixtures/imports/quickbooks-contact-list.xlsx', import.meta.url));
  const excel = { name: 'list.xlsx', mimeType: 'application/octet-stream', buffer: workbook };
  await page.getByLabel('File').setInputFiles(excel);
  await expect(page.getByText('QuickBooks Online: 2 rows')).toBeVisible();
  const mark = code();
  const text = [
    'First name,Last name,Phone',
    `Dana,Quill${mark},3.13E+09`,
    `Lee,Ostrander${mark},312-555-0130`,
    `Bea,Novak${mark},`,
    ',,312-555-0131',
  ].join('\n');
  await page.getByLabel('File').setInputFiles(csv('phones.csv', text));
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await expect(rowsThat(page, 'skip').first()).toContainText('Excel has cut this number');
  await page.getByRole('checkbox', { name: /^Import row 4/ }).focus();
  await page.keyboard.press('Space');
  await press('Correct row 2');
  await page.getByRole('textbox', { name: 'Phone' }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('(312) 555-0144');
  await page.keyboard.press('Enter');
  await expect(planOf(page, '3 new, 1 left out')).toBeVisible();
  // The row that lacks a name can be given one.
  await press('Correct row 5');
  await expect(page.getByRole('textbox', { name: 'Company' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(`Rita Sol${mark}`);
  await page.keyboard.press('Enter');
  await expect(planOf(page, '4 new')).toBeVisible();
  // A changed column asks for the preview again, and what was left out stays left out.
  await page.getByRole('combobox', { name: 'Phone' }).selectOption('Leave out');
  await page.getByRole('combobox', { name: 'Phone' }).selectOption('Phone');
  await press('Preview');
  await expect(planOf(page, '4 new')).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /^Import row 4/ })).not.toBeChecked();
  await press('Import 3 rows');
  const latest = page.getByRole('region', { name: 'Imports of the last 30 days' });
  await expect(latest.getByText('3 new').first()).toBeVisible();
  await expect(latest.getByRole('heading')).toBeFocused();
});

test('In Spanish, the date format of invoices is asked for once, and paid invoices are counted', async ({
  page,
}) => {
  await openDeskAt(page, await createTestStaff('owner'), '/desk/settings/move-in', 'es');
  const buffer = readFileSync(new URL('../fixtures/imports/days-in-doubt.csv', import.meta.url));
  await page.getByLabel('Qué importar').selectOption('Saldos por cobrar');
  await page.getByLabel('Archivo').setInputFiles({ name: 'saldos.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByText('Elija cómo están escritas las fechas de su archivo.')).toBeVisible();
  await page.getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByText('se omite 1 factura pagada')).toBeVisible();
  await expectNoAxeViolations(page);
});

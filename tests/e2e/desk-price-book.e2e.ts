import { findEstimate } from '../../functions/src/estimates/estimates.ts';
import { priceBook } from '../../functions/src/price-book/price-book.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { dialogHasLeft } from './close-dialog.ts';
import { openDeskAt } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { expectFitsLargeText } from './large-text.ts';
import { look, lookInEach } from './look.ts';

test('The owner sets a price and its cost, and the office uses it without seeing the cost', {
  tag: '@all',
}, async ({ page, otherDevice }) => {
  test.slow();
  const [owner, office, client] = await Promise.all([
    createTestStaff('owner'),
    createTestStaff('office'),
    createTestClient(),
  ]);
  const project = await createTestProject(client, { title: 'Loading dock plate' });
  const code = client.id.slice(0, 8);
  const name = `Checker plate ${code}`;
  await openDeskAt(page, owner, '/desk/money/price-book');
  await page.getByRole('button', { name: 'Add entry' }).click();
  const adding = page.getByRole('dialog', { name: 'New price' });
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(adding.getByLabel('Name')).toBeFocused();
  await adding.getByLabel('Name').fill(name);
  await adding.getByLabel('Unit', { exact: true }).fill('sq ft');
  await adding.getByLabel('Unit price').fill('24');
  await adding.getByLabel('Our cost').fill('16');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(adding).toBeHidden();
  await page.getByLabel('Search the price book').fill(code);
  const entry = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });
  await expect(entry).toContainText('sq ft$24.00$16.0033%');
  await lookInEach(page, 'price book', [
    { colorScheme: 'dark', width: 360 },
    { colorScheme: 'light', width: 1280 },
  ]);
  await expect(entry).toContainText('$24.00 per sq ftCosts $16.00 · markup 50%');
  await expectFitsLargeText(page);
  await entry.getByRole('button', { name: `Retire ${name}` }).click();
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry).toBeVisible();

  const desk = await otherDevice();
  await openDeskAt(desk, office, '/desk/money/price-book');
  await desk.getByLabel('Search the price book').fill(code);
  await expect(desk.getByRole('row').filter({ hasText: name })).toContainText('sq ft$24.00');
  await expect(desk.getByRole('columnheader', { name: /Cost|Margin/ })).toHaveCount(0);
  await desk.getByRole('button', { name, exact: true }).click();
  const editing = desk.getByRole('dialog', { name: 'Edit the price' });
  await expect(editing.getByLabel('Our cost')).toHaveCount(0);
  await editing.getByLabel('Unit price').fill('25');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing).toBeHidden();
  await dialogHasLeft(desk);

  await desk.goto(`/desk/money/estimates/new?project=${project.id}&client=${client.id}`);
  await desk.getByRole('button', { name: 'Other', exact: true }).click();
  const line = desk.getByRole('group', { name: 'Line 1' });
  const description = line.getByRole('combobox', { name: 'Description' });
  await expect(description).toBeFocused();
  await desk.keyboard.type(`plate ${code}`);
  await expect(line.getByRole('listbox', { name: 'Price book' }).getByRole('option')).toHaveText([
    `${name}$25.00 per sq ft`,
  ]);
  // High enough that the top bar covers nothing.
  await desk.setViewportSize({ width: 1280, height: 3000 });
  await look(desk, 'picking a price');
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Enter');
  await expect(description).toHaveValue(name);
  await expect(line.getByLabel('What it is')).toHaveValue('material');
  await expect(line.getByLabel('Unit', { exact: true })).toHaveValue('sq ft');
  await line.getByLabel('Quantity').fill('2');
  await description.press('End');
  await desk.keyboard.type(', cut to size');
  await lookInEach(desk, 'a picked line', [
    { colorScheme: 'light', width: 360 },
    { colorScheme: 'dark', width: 1280 },
  ]);
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: /^Estimate E-\d+$/ })).toBeVisible();
  const stored = await findEstimate(new URL(desk.url()).pathname.split('/').at(-1) ?? '');
  const [made] = (await (await priceBook()).where('name', '==', name).get()).docs;
  expect(stored).toMatchObject({
    total: 50,
    lines: [{ description: `${name}, cut to size`, priceBookId: made?.id }],
  });
});

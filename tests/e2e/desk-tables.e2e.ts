import { randomInt } from 'node:crypto';
import { formatDollars } from '@welding/domain/values/money';
import { createTestQuote } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestInvoice } from '../support/sample-money.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDeskAt } from './desk-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { look, show } from './look.ts';

test('The office sorts the invoices, comes back to them, and opens one with the keyboard', async ({
  page,
}) => {
  const client = await createTestClient({
    firstName: 'Zoe',
    lastName: `Tabler ${crypto.randomUUID().slice(0, 6)}`,
  });
  const largest = randomInt(900_000, 990_000) + 0.5;
  const [most = '', next = ''] = await Promise.all(
    [largest, largest - 0.25].map(
      async (total) => (await createTestInvoice(client, { total, balance: total })).number,
    ),
  );
  await openDeskAt(page, await createTestStaff('office'), '/desk/money/invoices');
  const table = page.getByRole('table', { name: 'Invoices: Owed' });
  await expect(table.getByRole('row')).not.toHaveCount(0);

  await table.getByRole('button', { name: 'Total' }).click();
  await expect(page).toHaveURL('/desk/money/invoices?sort=-total');
  const sorted = table.getByRole('columnheader', { name: 'Total' });
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');
  const rows = table.getByRole('row').filter({ hasText: client.lastName });
  await expect(rows.first()).toContainText(formatDollars(largest));
  await expectNoAxeViolations(page);

  const chip = page.getByRole('button', { name: /^Owed \d+ · \$/, pressed: true });
  const [sum = ''] = /\$.*/.exec((await chip.textContent()) ?? '') ?? [];
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText(sum);

  const first = table.getByRole('link', { name: `${most} Zoe ${client.lastName}` });
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.getByRole('link', { name: next })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: most })).toBeVisible();
  await page.goBack();
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');
  await rows.first().click();
  await expect(page.getByRole('heading', { level: 1, name: most })).toBeVisible();
});

test('Clients, requests, projects and prices are tables on a wide screen, and cards on a phone', async ({
  page,
}) => {
  test.slow();
  const lastName = `Aaaa ${crypto.randomUUID().slice(0, 6)}`;
  const client = await createTestClient({ firstName: 'Zoe', lastName });
  const quote = await createTestQuote({ lastName });
  const project = await createTestProject(client, { title: `Stair of ${lastName}`, status: 'in_progress' });
  await createTestInvoice(client, { project, total: 300, balance: 120.5 });
  await openDeskAt(page, await createTestStaff('owner'), '/desk/clients');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const lists = [
    { path: '/clients', says: `Zoe ${lastName}`, also: '$120.50' },
    { path: '/requests?sort=-left', says: lastName, also: 'left' },
    { path: '/projects', says: project.title, also: '$120.50' },
    { path: '/money/price-book', says: 'Argon', also: '$0.75' },
  ];
  for (const { path, says, also } of lists) {
    await page.goto(`/desk${path}`);
    await expect(row(says).first()).toContainText(also);
    await look(page, path);
    await show(page, { colorScheme: 'dark', width: 360 });
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
    await show(page, { colorScheme: 'light', width: 1280 });
  }
  await page.goto('/desk/requests?sort=-left');
  await expect(row(quote.lastName).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
});

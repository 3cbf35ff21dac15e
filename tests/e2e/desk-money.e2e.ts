import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { payments } from '../../functions/src/payments/payments.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { openAccounts, openDesk, openScreen } from './desk-page.ts';
import { expect, test } from './fixtures.ts';

test('Cash is recorded once even if its answer is lost, a mistake is voided, and the list is exported', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  const [owner, client] = await Promise.all([createTestStaff('owner', 'Olive'), createTestClient()]);
  const title = `Boat ${client.id.slice(0, 8)}`;
  const project = await createTestProject(client, { title, status: 'completed', finalCost: 612.3 });
  const id = `pi_${client.id.replaceAll('-', '')}`;
  const createdAt = new Date().toISOString();
  const card = { id, stripePaymentIntentId: id, projectId: project.id, clientId: client.id, amount: 500 };
  await (await payments())
    .doc(id)
    .set({ ...card, status: 'succeeded', refundedAmount: 100.1, createdAt, paidAt: createdAt });
  await openDesk(page, owner);
  await openAccounts(page);
  const accounts = page.getByRole('region', { name: 'By project' });
  const account = accounts.getByRole('listitem').filter({ hasText: title });
  await expect(account).toContainText('Balance$212.40');

  const recording = page.getByRole('dialog', { name: 'Record a payment' });
  const record = async () => recording.getByRole('button', { name: 'Record payment' }).click();
  await account.getByRole('button', { name: `Record a payment: ${title}` }).click();
  await recording.getByLabel('Amount').fill('12.40');
  await record();
  await expect(recording).toBeHidden();
  await expect(account).toContainText('Balance$200.00');

  await account.getByRole('button', { name: `Record a payment: ${title}` }).click();
  allowConsole(/ERR_FAILED/);
  const loseAnswer = async (route: Route) => {
    await route.fetch({ maxRetries: 2 });
    await expect(account).toContainText('Balance$0.00');
    await route.abort();
  };
  await page.route('**/api/desk/payments', loseAnswer, { times: 1 });
  await record();
  await expect(recording.getByRole('alert')).toContainText('nothing was saved');
  await expect(recording.getByLabel('Amount')).toHaveValue('200.00');
  await recording.getByLabel('Note').fill('By hand');
  await recording.getByLabel('Note').fill('');
  await record();
  await expect(recording).toBeHidden();
  await expect(account).toContainText('Balance$0.00');

  await account.getByRole('link', { name: title }).click();
  const list = page.getByRole('region', { name: 'Payments' });
  await list
    .getByRole('listitem')
    .filter({ hasText: '$12.40' })
    .getByRole('button', { name: 'Void' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Void a payment' });
  await dialog.getByLabel('Reason').fill('Recorded twice');
  await dialog.getByRole('button', { name: 'Void payment' }).click();
  await expect(
    list.getByRole('listitem').filter({ hasText: 'Void' }).filter({ hasText: '$0.00' }),
  ).toBeVisible();
  await expect(list.getByText('$12.40', { exact: true })).toHaveCount(2);

  await openScreen(page, 'Money');
  await page.getByRole('navigation', { name: 'Money' }).getByRole('link', { name: 'Export' }).click();
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Payments', exact: true }).click();
  const file = await (await loading).path();
  expect(await readFile(file, 'utf8')).toContain(`${client.id},${project.id},12.4,canceled,payment,cash`);
});

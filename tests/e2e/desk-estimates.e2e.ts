import type { Client } from '@welding/domain/entities/client';
import type { Staff } from '@welding/domain/entities/staff';
import { estimateTemplates, findEstimate } from '../../functions/src/estimates/estimates.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callWhenAvailable } from './call-when-available.ts';
import { closeDialog } from './close-dialog.ts';
import { openDeskAt } from './desk-page.ts';
import { eventually, expect, test } from './fixtures.ts';

/** Calls the portal's API for an estimate as its client. */
async function answer(client: Client, url: string, what: string, json: object): Promise<void> {
  const id = new URL(url).pathname.split('/').at(-1);
  const cookie = await verifiedCookie(client);
  const { status, text } = await callWhenAvailable('POST', `/api/estimates/${id}/${what}`, {
    json,
    cookie,
    shownClient: client.id,
  });
  if (status !== 200) throw new Error(`${status}: ${text}`);
}

/** Changes a draft at another desk. */
async function changeBeside(person: Staff, url: string): Promise<void> {
  const id = new URL(url).pathname.split('/').at(-1);
  const path = `/api/desk/estimates/${id}`;
  const stored = await findEstimate(id ?? '');
  if (!stored) throw new Error(`There is no draft ${id}`);
  const { lines, validUntil, deposit, updatedAt = null } = stored;
  const json = { lines: lines.slice(0, 1), validUntil, deposit, updatedAt };
  const { status, text } = await callWhenAvailable('PATCH', path, { json, bearer: await staffToken(person) });
  if (status !== 200) throw new Error(`${status}: ${text}`);
}

test('An estimate is written, survives a reload, is sent, asked about and approved on the open desk', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 409/);
  const [office, client] = await Promise.all([createTestStaff('office'), createTestClient()]);
  const project = await createTestProject(client, { title: 'Driveway gate' });
  await openDeskAt(page, office, `/desk/projects/${project.id}`);
  await page.getByRole('link', { name: 'New estimate' }).click();
  await page.getByRole('button', { name: /^Labor, / }).click();
  const labor = page.getByRole('group', { name: 'Line 1' });
  await labor.getByLabel('Quantity').fill('4');
  await labor.getByLabel('Unit price').fill('125');
  await page.getByRole('button', { name: 'Material' }).click();
  const steel = page.getByRole('group', { name: 'Line 2' });
  await expect(steel.getByLabel('Description')).toBeFocused();
  await page.keyboard.type('Steel tube');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(steel.getByLabel('Unit price')).toHaveAccessibleDescription('Amount must be a number');
  await expect(steel.getByLabel('Unit price')).toBeFocused();
  await steel.getByLabel('Unit price').fill('199.99');
  await page.getByLabel('Deposit', { exact: true }).fill('50');
  const totals = page.getByRole('region', { name: 'Terms and total' });
  await expect(totals).toContainText('Total$699.99');
  await expect(totals).toContainText('Deposit$350.00');

  await page.reload();
  await expect(totals).toContainText('Total$699.99');
  await page.getByRole('button', { name: 'Move Steel tube up' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Estimate E-\d+$/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Line 1' }).getByLabel('Description')).toHaveValue(
    'Steel tube',
  );

  const templateName = `Gate ${client.id.slice(0, 8)}`;
  const keepTemplate = async (button: string) => {
    await page.getByRole('button', { name: /^Save as a template/ }).click();
    const keeping = page.getByRole('dialog', { name: 'Save as a template' });
    // The emulator may lose changes while the page begins to listen, so this waits for the sample templates first.
    await expect(keeping.locator('option')).not.toHaveCount(0);
    await keeping.getByLabel('Name').fill(templateName);
    await keeping.getByRole('button', { name: button }).click();
    await expect(keeping).toBeHidden();
  };
  await keepTemplate('Save template');
  await page.getByRole('group', { name: 'Line 1' }).getByLabel('Quantity').fill('2');
  await keepTemplate('Replace template');
  const kept = await (await estimateTemplates()).where('name', '==', templateName).get();
  expect(kept.docs.map((stored) => stored.data().lines[0]?.quantity)).toEqual([2]);
  await changeBeside(office, page.url());
  await page.getByRole('button', { name: 'Save draft' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect(conflict.getByRole('row', { name: /^Line 1/ })).toContainText('Steel tube, 2');
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(conflict).toBeHidden();
  await expect(totals).toContainText('Total$899.98');

  await page.getByRole('button', { name: 'Send …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this estimate?' });
  await expect(dialog).toContainText(client.email);
  await expect(dialog).toContainText('$899.98');
  await dialog.getByRole('button', { name: 'Send estimate' }).click();
  const main = page.getByRole('main');
  await expect(main.locator('[data-tone]').filter({ hasText: 'Sent' })).toBeVisible();

  await answer(client, page.url(), 'question', { text: 'Is paint included?' });
  const questions = page.getByRole('region', { name: 'Questions' });
  await expect(questions).toContainText('Is paint included?');
  await questions.getByLabel('Your answer').fill('Two coats are in it.');
  await questions.getByRole('button', { name: 'Send answer' }).click();
  await expect(questions.getByRole('button', { name: 'Send answer' })).toBeHidden();
  await expect(questions).toContainText('Two coats are in it.');

  await answer(client, page.url(), 'approve', { name: 'Jordan Example', typed: true });
  const approval = page.getByRole('region', { name: 'Approval' });
  await expect(approval).toContainText('Signed by Jordan Example, by typing the name,');
  await expect(approval).toContainText('The seal holds');
  await expect(approval).toContainText('Deposit to come: $449.99');
  await approval.getByRole('button', { name: /^Record the deposit/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expect(approval).toContainText('The deposit is paid.');

  await page.getByRole('link', { name: 'Make an invoice' }).click();
  await expect(page.getByText(/^Of estimate E-\d+\./)).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Send …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send invoice' }).click();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('Balance$449.99');
});

test('An estimate for a new client is written on one screen: client, first project and lines', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  const name = `Zora${crypto.randomUUID().slice(0, 8)}`;
  await openDeskAt(page, await createTestStaff('office'), '/desk/money/estimates/new');
  await page.getByRole('combobox', { name: 'Client' }).fill(`Nora ${name}`);
  await page.getByRole('button', { name: /as a new client$/ }).click();
  const client = page.getByRole('dialog', { name: 'New client' });
  // A unique phone, because the form points out clients with the same one.
  await client.getByLabel('Phone').fill(`(312) 555-${1_000 + Math.floor(Math.random() * 9_000)}`);
  await client.getByLabel('Email').fill(`${name}@example.com`);
  await closeDialog(page);
  await page.getByRole('button', { name: /as a new client$/ }).click();
  await expect(client.getByLabel('Email')).toHaveValue(`${name}@example.com`);
  await client.getByRole('button', { name: 'Add the client' }).click();
  await eventually(page.getByText('This client has no project yet.')).toBeVisible();

  await page.getByRole('button', { name: 'New project' }).click();
  const project = page.getByRole('dialog', { name: 'New project' });
  await project.getByLabel('Title').fill('Gate that drags');
  await project.getByRole('button', { name: 'Create project' }).click();
  await expect(project.getByText('Please select a service', { exact: true })).toBeVisible();
  await project.getByLabel('Service').selectOption({ index: 1 });
  await project.getByRole('button', { name: 'Create project' }).click();
  await expect(project).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'New estimate' })).toBeVisible();
  await expect(page.getByText('Gate that drags')).toBeVisible();

  const labor = page.getByRole('group', { name: 'Line 1' });
  await labor.getByLabel('Description').fill('Weld the hinge');
  await labor.getByLabel('Unit price').fill('125');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Estimate E-\d+$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gate that drags' }).first()).toBeVisible();
});

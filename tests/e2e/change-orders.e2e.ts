import { changeInvoice } from '@welding/domain/contracts/invoices';
import { pathTo } from '@welding/domain/contracts/path-to';
import type { Client } from '@welding/domain/entities/client';
import { type Estimate, estimateSchema } from '@welding/domain/entities/estimate';
import { findProject } from '../../functions/src/projects/projects.ts';
import { moneyDesk, read } from '../api/money.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callWhenAvailable } from './call-when-available.ts';
import { closeDialog, dialogHasLeft } from './close-dialog.ts';
import { openDeskAt } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { darkPhone, lightPhone, lookInEach } from './look.ts';
import { toast } from './portal-page.ts';

/** A project with an approved estimate of $1,250. */
async function agreed(more: object = {}) {
  const [client, person] = await Promise.all([createTestClient(), createTestStaff('office', 'Ola')]);
  const project = await createTestProject(client);
  const bearer = await staffToken(person);
  const office = moneyDesk(() => bearer);
  const sent = await office.sendEstimate(await office.draftEstimate(project, more));
  const estimate = await approve(client, sent);
  return { client, person, project, office, estimate };
}

async function approve(client: Client, { id }: Estimate): Promise<Estimate> {
  const json = { name: 'Jordan Example', typed: true, pamphlet: true };
  const cookie = await verifiedCookie(client);
  return read(
    estimateSchema,
    await callWhenAvailable('POST', `/api/estimates/${id}/approve`, { json, cookie }),
  );
}

test('The office lowers a total by a change order approved by phone, and confirms before billing more', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/409/);
  const { person, project, office, estimate } = await agreed();
  await openDeskAt(page, person, `/desk/money/estimates/${estimate.id}`);
  await page.getByRole('link', { name: 'Change order' }).click();
  await expect(page.getByText('Agreed so far: $1,250.00.')).toBeVisible();
  await page.getByLabel('Description').fill('No paint');
  await page.getByLabel('Unit price').fill('-50');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Change order ${estimate.number}-C1` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send …' }).click();
  const asking = page.getByRole('dialog', { name: 'Send this change order?' });
  await expect(asking).toContainText('New total$1,200.00 (was $1,250.00)');
  await asking.getByRole('button', { name: 'Preview the email' }).click();
  await expect(asking.getByRole('region', { name: 'The email' })).toContainText(
    `Your change order ${estimate.number}-C1: -$50.00`,
  );
  await lookInEach(page, 'mail-preview', lightPhone);
  await asking.getByRole('button', { name: 'Send change order' }).click();

  await page.getByRole('button', { name: 'Approved by phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approved by phone' });
  await dialog.getByLabel('What was said').fill('Called at noon: leave the paint.');
  await closeDialog(page);
  await page.getByRole('button', { name: 'Approved by phone' }).click();
  await expect(dialog.getByLabel('What was said')).toHaveValue('Called at noon: leave the paint.');
  await lookInEach(page, 'approved-by-phone', darkPhone);
  await dialog.getByRole('button', { name: 'Record approval' }).click();
  const approval = page.getByRole('region', { name: 'Approval' });
  await expect(approval).toContainText('by phone, with Ola');
  await expect(approval).toContainText('Called at noon: leave the paint.');
  await expect.poll(() => findProject(project.id)).toMatchObject({ agreedTotal: 1200 });

  const { id } = await office.draftInvoice(project, 1300);
  await dialogHasLeft(page);
  await page.goto(`/desk/money/invoices/${id}`);
  await page.getByRole('group', { name: 'Line 1' }).getByLabel('Description').fill('Gate and hinges');
  const letSave = await holdRequests(page, `**${pathTo(changeInvoice.path, { id })}`);
  await page.getByRole('button', { name: 'Send …' }).click();
  const sending = page.getByRole('dialog');
  await sending.getByRole('button', { name: 'Preview the email' }).click();
  await sending.getByRole('button', { name: 'Send invoice' }).dblclick();
  letSave();
  await expect(sending).toContainText('This bills $100.00 more than the $1,200.00 that the client agreed to');
  await expect(sending.getByRole('link', { name: 'Write a change order' })).toBeVisible();
  await lookInEach(page, 'above-agreed', lightPhone);
  await sending.getByRole('button', { name: 'Send anyway' }).click();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$1,300.00');

  await page.getByRole('button', { name: 'Remind now' }).click();
  const reminding = page.getByRole('dialog', { name: 'Remind now' });
  await expect(reminding).toContainText('$1,300.00 to pay');
  await reminding.getByRole('button', { name: 'Send this email' }).click();
  await expect(toast(page, 'Reminder sent')).toBeVisible();

  const home = await agreed({ atHome: true });
  const change = await home.office.sendEstimate(
    await home.office.draftEstimate(home.project, { changeOf: home.estimate.id, deposit: undefined }),
  );
  await dialogHasLeft(page);
  await page.goto(`/desk/money/estimates/${change.id}`);
  await page.getByRole('button', { name: 'Approved by phone' }).click();
  await expect(dialog).toContainText('815 ILCS 513/15');
  await expect(dialog.getByRole('button', { name: 'Record approval' })).toHaveCount(0);
});

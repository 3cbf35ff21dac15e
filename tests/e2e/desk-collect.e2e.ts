import { findInvoice } from '../../functions/src/invoices/invoices.ts';
import { listPaymentsOfProject } from '../../functions/src/payments/payments.ts';
import { moneyDesk } from '../api/money.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { todayAt } from '../support/visits.ts';
import { dialogHasLeft } from './close-dialog.ts';
import { openDesk, openDeskAt } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { darkPhone, lightPhone, lookInEach } from './look.ts';

test('Cash is collected once, however fast a welder taps and however late the next job sheet arrives', async ({
  page,
}) => {
  const [client, welder] = await Promise.all([createTestClient(), createTestStaff('welder', 'Wren')]);
  const project = await createTestProject(client, { estimatedCost: 540 });
  const scheduledDate = todayAt(9);
  await createTestAppointment(client, { welderId: welder.id, projectId: project.id, scheduledDate });
  await openDesk(page, welder);
  const collect = page.getByRole('button', { name: 'Collect $540.00' });
  await collect.click();
  const sheetIsHeld = Promise.withResolvers<void>();
  await page.route('**/api/desk/job-sheets', async (route) => {
    await sheetIsHeld.promise;
    await route.continue();
  });
  const taken = page.getByRole('dialog', { name: 'Collect a payment' });
  await taken.getByRole('button', { name: 'Got $540.00 in cash' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(taken).toBeHidden();
  await expect.poll(() => listPaymentsOfProject(project.id)).not.toHaveLength(0);
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
  expect(await collect.count()).toBe(0);
  const sheet = page.waitForResponse('**/api/desk/job-sheets');
  sheetIsHeld.resolve();
  await sheet;
  await expect(page.getByText('To collect')).toHaveCount(0);
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByLabel('Hours worked')).toBeVisible();
  await expect(page.getByLabel('Amount to collect')).toHaveCount(0);
  expect(await listPaymentsOfProject(project.id)).toHaveLength(1);
});

test('The office takes back collected money on the project and on the visit', {
  tag: '@all',
}, async ({ page }) => {
  const [client, office] = await Promise.all([createTestClient(), createTestStaff('office')]);
  const [project, welder] = await Promise.all([createTestProject(client), createTestStaff('welder', 'Wren')]);
  const officeToken = await staffToken(office);
  const desk = moneyDesk(() => officeToken);
  const invoice = await desk.sendInvoice(await desk.draftInvoice(project, 540));
  const visit = await createTestAppointment(client, { welderId: welder.id, projectId: project.id });
  const welderToken = await staffToken(welder);
  const { call } = moneyDesk(() => welderToken);
  for (const [amount, minutes] of [
    [500, 90],
    [40, 80],
  ] as const) {
    const tappedAt = new Date(Date.now() - minutes * 60_000).toISOString();
    const taken = { amount, method: 'cash', tappedAt };
    expect((await call('POST', `appointments/${visit.id}/collect`, taken)).status).toBe(201);
  }

  await openDeskAt(page, office, `/desk/projects/${project.id}`);
  const takeBack = async (amount: string, region: string) => {
    const money = page.getByRole('region', { name: region });
    await money.getByRole('button', { name: `Take back: ${amount}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Take this collection back?' });
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect(dialog.getByText('Enter a reason').first()).toBeVisible();
    await lookInEach(page, `take-back-${region}`, region === 'Payments' ? darkPhone : lightPhone);
    await dialog.getByLabel('Reason').fill('It was the neighbor’s money');
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect(dialog).toBeHidden();
    const collected = money.getByRole('listitem').filter({ hasText: amount }).filter({ hasText: 'Cash' });
    await expect(collected).toContainText('Void');
    await expect(money.getByRole('button', { name: `Take back: ${amount}` })).toHaveCount(0);
  };
  await takeBack('$500.00', 'Payments');
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Balance$500.00');
  await dialogHasLeft(page);
  await page.goto(`/desk/calendar/visits/${visit.id}`);
  await takeBack('$40.00', 'Collected here');
  expect(await findInvoice(invoice.id)).toMatchObject({ status: 'open', balance: 540 });
});

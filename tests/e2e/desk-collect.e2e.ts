import { moneyDesk } from '../api/money.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { todayAt } from '../support/visits.ts';
import { openDesk } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { darkPhone, lightPhone, lookInEach } from './look.ts';

test('A welder shows a client the invoice to pay by card on their own phone', async ({ page, browser }) => {
  const [client, person] = await Promise.all([createTestClient(), createTestStaff('office')]);
  const [project, bearer] = await Promise.all([createTestProject(client), staffToken(person)]);
  const office = moneyDesk(() => bearer);
  const { number } = await office.sendInvoice(await office.draftInvoice(project, 540));
  const welder = await createTestStaff('welder', 'Wren');
  await createTestAppointment(client, {
    welderId: welder.id,
    projectId: project.id,
    clientName: 'Ada Example',
    scheduledDate: todayAt(9),
  });
  await openDesk(page, welder);
  await page.getByRole('button', { name: 'Collect $540.00' }).click();
  const dialog = page.getByRole('dialog', { name: 'Collect a payment' });
  await dialog.getByLabel('Check', { exact: true }).check();
  await expect(dialog.getByLabel('Check number')).toBeVisible();
  await lookInEach(page, 'collect', lightPhone);
  await dialog.getByRole('button', { name: 'By card, on the client’s phone' }).click();
  const shown = dialog.getByRole('region', { name: `Invoice ${number}` });
  await expect(shown.getByRole('img', { name: 'QR code of the link below' })).toBeVisible();
  await lookInEach(page, 'collect-by-card', darkPhone);

  const link = await shown.getByRole('link').getAttribute('href');
  const phone = await browser.newPage();
  await phone.goto(link ?? '');
  await phone.getByRole('button', { name: 'Open your invoice' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
  await phone.close();
});

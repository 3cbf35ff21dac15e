import { createTestPayment } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestInvoice } from '../support/sample-money.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDeskAt } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { darkPhone, lookInEach } from './look.ts';

test('The owner refunds a part of a paid invoice, and nobody owes it again', async ({ page }) => {
  const [owner, client] = await Promise.all([createTestStaff('owner'), createTestClient()]);
  const project = await createTestProject(client);
  const invoice = await createTestInvoice(client, { project, paid: 400, balance: 0, status: 'paid' });
  await createTestPayment(client.id, {
    projectId: project.id,
    invoiceId: invoice.id,
    amount: 400,
    method: 'cash',
    stripePaymentIntentId: '',
  });
  await openDeskAt(page, owner, `/desk/projects/${project.id}`);
  const payments = page.getByRole('region', { name: 'Payments' });
  await payments.getByRole('button', { name: 'Refund …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Amount', { exact: true }).fill('45.25');
  await expect(dialog.getByText('Balance after this: $0.00')).toBeVisible();
  await dialog.getByRole('radio', { name: 'The bill stays, the client owes it again' }).check();
  await expect(dialog.getByText('Balance after this: $45.25')).toBeVisible();
  await lookInEach(page, 'refund-dialog', darkPhone);
  await dialog.getByRole('radio', { name: 'Lower the bill by the same amount' }).check();
  await dialog.getByLabel('Reason').fill('Hinge left out');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(payments).toContainText('Refunded: $45.25');
  await expect(payments).toContainText('Invoiced$354.75');
  await expect(payments).toContainText('Balance$0.00');
});

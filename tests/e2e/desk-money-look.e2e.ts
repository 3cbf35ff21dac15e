import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { estimates } from '../../functions/src/data/estimates.ts';
import { invoices } from '../../functions/src/data/invoices.ts';
import { silentIntent, tryToPay } from '../api/silent-intent.ts';
import { createTestPayment } from '../support/desk.ts';
import { anEstimate, anInvoice } from '../support/entities.ts';
import { controlStripe } from '../support/local-stripe.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { closeDialog } from './close-dialog.ts';
import { openDesk } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { expectFitsLargeText } from './large-text.ts';
import { leadTo } from './lead-to.ts';
import { darkPhone, lookInEach, show } from './look.ts';

/** A stroke on a pad, as a canvas hands it out. */
const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('Estimates, invoices and money have no barrier, and long names break', { tag: '@all' }, async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/permission-denied|@firebase\/firestore/);
  await show(page, darkPhone[0]);
  const today = chicagoDate(new Date());
  const client = await createTestClient({ lastName: 'Wolfeschlegelsteinhausenbergerdorff' });
  const project = await createTestProject(client, { title: `Gate of the ${client.lastName} estate` });
  const own = { clientId: client.id, projectId: project.id, projectTitle: project.title };
  const estimate = anEstimate({
    ...own,
    id: crypto.randomUUID(),
    number: 'E-9001',
    lines: [
      {
        kind: 'labor',
        description: 'Hang and weld the gate',
        quantity: 10,
        unit: 'hour',
        unitPrice: 125,
      },
      { kind: 'material', description: `${client.lastName} hinges`, quantity: 4, unitPrice: 38.75 },
      { kind: 'trip', description: 'Trip charge', quantity: 1, unitPrice: 90 },
    ],
    taxRate: 8.25,
    discount: { kind: 'percent', value: 5 },
    status: 'approved',
    validUntil: addDays(today, 20),
    terms: 'Half on approval, the rest when the gate hangs.',
    questions: [{ at: new Date().toISOString(), text: 'Is paint included?' }],
    awaitsAnswer: true,
    approval: {
      name: `Jordan ${client.lastName}`,
      signature,
      consent: 'I approve.',
      pamphlet: false,
      at: new Date().toISOString(),
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0',
      contentHash: '0'.repeat(64),
    },
  });
  const invoice = anInvoice({
    ...own,
    id: crypto.randomUUID(),
    number: 'INV-9001',
    total: 400,
    credited: 25,
    paid: 100,
    balance: 275,
    dueDate: addDays(today, -40),
    credits: [{ number: 'CN-9001', amount: 25, reason: 'One hinge less', at: new Date().toISOString() }],
  });
  await (await estimates()).doc(estimate.id).set(estimate);
  await (await invoices()).doc(invoice.id).set(invoice);
  await createTestPayment(client.id, { projectId: project.id, invoiceId: invoice.id, amount: 100 });
  await createTestPayment('', { projectId: '', amount: 75 });
  await createTestPayment(client.id, {
    projectId: project.id,
    amount: 60,
    disputeStatus: 'needs_response',
    disputeDueAt: new Date(Date.now() + 604_800_000).toISOString(),
  });
  await createTestPayment(client.id, { projectId: project.id, amount: 90, refundFailedAmount: 40 });
  const unrecorded = await silentIntent({ amount: 4_321 });
  await tryToPay(unrecorded);
  await controlStripe('/payouts', { amount: 123_456 });
  await openDesk(page, await createTestStaff('owner'));
  const lookAt = async (path: string, ready: RegExp) => {
    await leadTo(page, path);
    await expect(page.getByText(ready).first()).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await lookInEach(page, path, darkPhone);
  };
  await lookAt('/desk/money', /Disputed: answer the bank in Stripe until/);
  const cameBack = page.getByRole('region', { name: 'Returned refunds' }).getByRole('listitem');
  await cameBack.filter({ hasText: '$90.00' }).first().getByRole('button', { name: 'Refund …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('40.00');
  await dialog.getByRole('radio', { name: 'Check' }).check();
  await expect(dialog).toContainText('Pay it back yourself');
  await lookInEach(page, 'refund-by-hand', darkPhone);
  await closeDialog(page);
  await lookAt('/desk/money/estimates?show=approved', /E-9001/);
  await lookAt(`/desk/money/estimates/${estimate.id}`, /The seal is broken/);
  await lookAt('/desk/money/invoices', /INV-9001/);
  await expectFitsLargeText(page);
  await lookAt(`/desk/money/invoices/${invoice.id}`, /One hinge less/);
  await leadTo(page, `/desk/projects/${project.id}`);
  const ofInvoice = page.getByRole('region', { name: 'Payments' }).getByRole('listitem');
  await ofInvoice.filter({ hasText: '$100.00' }).first().getByRole('button', { name: 'Refund …' }).click();
  await expect(dialog.getByRole('radio', { name: 'Lower the bill by the same amount' })).toBeVisible();
  await lookInEach(page, 'refund', darkPhone);
  await closeDialog(page);
  await lookAt(`/desk/money/estimates/new?client=${client.id}&project=${project.id}`, /Save draft/);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Description is required\. And 1 more/);
  await page.getByLabel('Sales tax in percent').fill('8.25');
  await page.getByLabel('Description').fill('Hang the gate');
  // Where the page begins, the bar at the top lies over none of its buttons, whose sizes are looked at.
  await page.evaluate(() => scrollTo(0, 0));
  await lookInEach(page, 'estimate-being-written', darkPhone);
  await expectFitsLargeText(page);
  await lookAt('/desk/money/stripe', /Stripe has a payment of \$43\.21 that is not recorded here/);
  await expect(page.getByRole('region', { name: 'Payouts' })).toContainText('$1,234.56');
  await lookAt('/desk/settings/money', /Days an estimate is good for/);
  await lookAt(`/desk/clients/${client.id}`, /INV-9001/);
  await lookAt('/desk', /Overdue invoices/);
});

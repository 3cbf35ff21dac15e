import { randomInt } from 'node:crypto';
import { formatDollars } from '@welding/domain/values/money';
import * as z from 'zod';
import { websiteMark } from '../../functions/src/stripe/stripe-client.ts';
import { createTestPayment } from '../support/desk.ts';
import { controlStripe, stackStripe } from '../support/local-stripe.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDeskAt, openScreen } from './desk-page.ts';
import { expect, test } from './fixtures.ts';

/** Pays by card, without a browser that waits for Stripe. @param cents of dollars */
async function payByCard(cents: number, metadata: Record<string, string>): Promise<string> {
  const stripe = stackStripe();
  const intent = await stripe.paymentIntents.create({
    amount: cents,
    currency: 'usd',
    metadata: { ...websiteMark, ...metadata },
  });
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  return intent.id;
}

test('An invoice for finished work is part paid in cash, and voided while a card payment arrives', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 409/);
  const [owner, client] = await Promise.all([createTestStaff('owner'), createTestClient()]);
  const project = await createTestProject(client, { title: 'Trailer frame', status: 'in_progress' });
  await createTestAppointment(client, {
    projectId: project.id,
    title: 'First day',
    status: 'completed',
    hours: 2,
    finishedAt: new Date().toISOString(),
  });
  await openDeskAt(page, owner, `/desk/money/invoices/new?client=${client.id}&project=${project.id}`);
  await page.getByRole('button', { name: 'The hours of a finished visit' }).click();
  await page.getByRole('group', { name: 'Line 1' }).getByLabel('Unit price').fill('100');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Send …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send invoice' }).click();
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance).toContainText('Balance$200.00');

  await page.getByRole('button', { name: 'Record a payment' }).click();
  const recording = page.getByRole('dialog', { name: 'Record a payment' });
  await expect(recording.getByLabel('Amount')).toHaveValue('200.00');
  await recording.getByLabel('Amount').fill('50');
  await recording.getByRole('button', { name: 'Record payment' }).click();
  await expect(balance).toContainText('Balance$150.00');
  await expect(page.getByRole('main').locator('[data-tone]').first()).toHaveText('Part paid');

  await page.getByRole('button', { name: 'Void …' }).first().click();
  const voiding = page.getByRole('dialog', { name: /^Void invoice/ });
  await voiding.getByLabel('Reason').fill('Wrong project');
  const invoiceId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await payByCard(15_000, { projectId: project.id, clientId: client.id, invoiceId });
  await expect(voiding.getByText('$200.00 was paid on it')).toBeVisible();
  await voiding.getByRole('button', { name: 'Void invoice' }).click();
  await expect(voiding).toBeHidden();
  await expect(page.getByText('Wrong project').first()).toBeVisible();
  await page.getByRole('link', { name: 'Trailer frame' }).click();
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByRole('listitem')).toHaveCount(2);
  await expect(payments).toContainText('Paid$200.00');
});

test('The owner refunds part of a card payment, sees a failed refund, and assigns a payment', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/status of 409/);
  const [owner, client] = await Promise.all([createTestStaff('owner'), createTestClient()]);
  const project = await createTestProject(client, { title: `Hitch ${client.id.slice(0, 8)}` });
  const intentId = await payByCard(20_000, { projectId: project.id, clientId: client.id });
  const strayPayment = await createTestPayment('', { amount: 1 + randomInt(10_000, 90_000) / 100 });
  await openDeskAt(page, owner, `/desk/projects/${project.id}`);
  const payment = page.getByRole('region', { name: 'Payments' }).getByRole('listitem').first();
  await payment.getByRole('button', { name: 'Refund …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('200.00');
  await dialog.getByLabel('Amount', { exact: true }).fill('200.01');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  const tooMuch = 'This is more than what is left of this payment';
  await expect(dialog.getByRole('alert')).toHaveText(`${tooMuch}. And 1 more to check.`);
  await expect(dialog.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(new RegExp(tooMuch));
  await expect(dialog.getByText('Reason is required for a refund')).toBeVisible();
  await dialog.getByLabel('Amount', { exact: true }).fill('80');
  await dialog.getByLabel('Reason').fill('Less work than thought');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(payment).toContainText('Refunded: $80.00');

  const { data } = await stackStripe().refunds.list({ payment_intent: intentId });
  await controlStripe(`/refunds/${z.string().parse(data[0]?.id)}/fail`);
  await expect(payment).toContainText('A refund came back from the bank: $80.00');
  await expect(payment).toContainText('$200.00');
  await openScreen(page, 'Money');
  const cameBack = page.getByRole('region', { name: 'Returned refunds' });
  await expect(cameBack.locator(`a[href$="${project.id}"]`)).toBeVisible();

  const waiting = cameBack.getByRole('listitem').filter({ has: page.locator(`a[href$="${project.id}"]`) });
  await waiting.getByRole('button', { name: 'Refund …' }).click();
  await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('80.00');
  await dialog.getByRole('radio', { name: 'Check' }).check();
  await dialog.getByLabel('Reason').fill('Check 1042, as the card is closed');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(cameBack.locator(`a[href$="${project.id}"]`)).toHaveCount(0);
  await expect(dialog).toBeHidden();

  const stray = page
    .getByRole('region', { name: 'Not matched to a project' })
    .getByRole('listitem')
    .filter({ hasText: formatDollars(strayPayment.amount) });
  await stray.getByRole('button', { name: 'Assign …' }).click();
  const assigning = page.getByRole('dialog', { name: 'Whose payment is this?' });
  await assigning.getByRole('combobox', { name: 'Client' }).fill(client.email);
  await assigning.getByRole('option').first().click();
  await assigning.getByRole('button', { name: new RegExp(project.title) }).click();
  await assigning.getByRole('button', { name: `Count it toward ${project.title}` }).click();
  await expect(stray).toBeHidden();
});

import { randomUUID } from 'node:crypto';
import { defaultMoneySettings } from '@welding/domain/money/money-settings';
import { addDays } from '@welding/domain/values/chicago-day';
import { beforeAll, expect, test } from 'vitest';
import { remindOfInvoices } from '../../functions/src/actions/remind-of-invoices.ts';
import { invoices } from '../../functions/src/data/invoices.ts';
import { remindOfInvoices as remindBySchedule } from '../../functions/src/scheduled/jobs.ts';
import { kindsTo, mailsTo } from '../support/client-mails.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { anInvoice } from '../support/entities.ts';
import { createTestClient } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';

stackAddresses();
beforeAll(() => configureFunctions());

// Noon in Chicago, summer, of a year in which no other test has invoices that are due.
const due = '2001-07-16';
const noon = (days: number) => new Date(`${addDays(due, days)}T17:00:00Z`);

async function overdue() {
  const client = await createTestClient();
  const id = randomUUID();
  const invoice = anInvoice({
    id,
    number: `INV-test-${id}`,
    clientId: client.id,
    dueDate: due,
    sentAt: '2001-07-01T12:00:00.000Z',
  });
  await (await invoices()).doc(id).set(invoice);
  return { client, invoice };
}

test('an overdue invoice is reminded of at each step, once, however many runs there are at once', async () => {
  const { client, invoice } = await overdue();
  const run = (days: number) => remindOfInvoices(noon(days), defaultMoneySettings);
  await run(2);
  expect(await kindsTo(client.email)).toEqual([]);
  await Promise.all([run(3), run(3), run(3)]);
  await run(4);
  await run(14);
  expect(await mailsTo(client.email)).toMatchObject([
    {
      id: `invoice-reminder_${invoice.id}_14`,
      subject: `Reminder: invoice ${invoice.number}, $100.00 to pay`,
    },
    { id: `invoice-reminder_${invoice.id}_3`, kind: 'invoice-reminder', invoiceId: invoice.id },
  ]);
  await (await invoices()).doc(invoice.id).update({ status: 'paid' });
  await run(30);
  expect(await kindsTo(client.email)).toHaveLength(2);
});

test('the function runs it at the time of its schedule', async () => {
  const { client, invoice } = await overdue();
  await remindBySchedule.run({ scheduleTime: noon(3).toISOString() });
  expect(await kindsTo(client.email)).toEqual(['invoice-reminder']);
  await (await invoices()).doc(invoice.id).delete();
});

import { randomUUID } from 'node:crypto';
import { defaultSettings } from '@welding/domain/business/settings';
import type { Invoice } from '@welding/domain/entities/invoice';
import { defaultMoneySettings } from '@welding/domain/money/money-settings';
import { addDays } from '@welding/domain/values/chicago-day';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { remindOfInvoices as remindBySchedule } from '../../functions/src/app/jobs.ts';
import { clients } from '../../functions/src/clients/clients.ts';
import { invoices } from '../../functions/src/invoices/invoices.ts';
import { askForReviews, queueInvoiceReminders } from '../../functions/src/invoices/reminders.ts';
import { mails } from '../../functions/src/messages/mails.ts';
import { sendMail } from '../../functions/src/messages/send-mail.ts';
import { payments } from '../../functions/src/payments/payments.ts';
import { projects } from '../../functions/src/projects/projects.ts';
import { kindsTo, mailsTo } from '../support/client-mails.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { anInvoice, aPayment } from '../support/entities.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';

stackAddresses();
beforeAll(() => configureFunctions());

// Noon in a Chicago summer of a year without other tests' due invoices.
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

test('an overdue invoice is reminded of once at each step, also by concurrent runs', async () => {
  const { client, invoice } = await overdue();
  const run = (days: number) => queueInvoiceReminders(noon(days), defaultMoneySettings);
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

test.each<[string, Partial<Invoice>]>([
  ['paid', { status: 'paid' }],
  ['voided', { status: 'void' }],
  ['all on its way', { onItsWay: 100 }],
])('a waiting reminder is dropped when its invoice is %s', async (_, since) => {
  const { client, invoice } = await overdue();
  await queueInvoiceReminders(noon(3), defaultMoneySettings);
  await (await invoices()).doc(invoice.id).update(since);
  const [mail] = await mailsTo(client.email);
  expect(await sendMail(mail?.id ?? '', new Date())).toBe('passed');
  expect(await mailsTo(client.email)).toMatchObject([{ status: 'withdrawn', failure: 'invoiceChanged' }]);
});

test('the function uses the time of its schedule', async () => {
  const { client, invoice } = await overdue();
  await remindBySchedule.run({ scheduleTime: noon(3).toISOString() });
  expect(await kindsTo(client.email)).toEqual(['invoice-reminder']);
  await (await invoices()).doc(invoice.id).delete();
});

// Ten in a Chicago summer of a year without other tests' payments.
const ten = (days: number) => new Date(`${addDays('1999-07-16', days)}T15:00:00Z`);
const settings = { ...defaultSettings, reviewLink: 'https://reviews.example/lakeline' };

type Fields = { invoice?: Parameters<typeof anInvoice>[0]; finishedOn?: number };

/** A client whose project was paid on day 0, and finished then. */
async function paidInFull({ invoice = { status: 'paid' }, finishedOn = 0 }: Fields = {}) {
  const client = await createTestClient();
  const [id, projectId] = [randomUUID(), randomUUID()];
  const about = { clientId: client.id, projectId };
  const payment = aPayment({ id, ...about, status: 'succeeded', paidAt: ten(0).toISOString() });
  const completed = { status: 'completed', completedDate: ten(finishedOn).toISOString() } as const;
  await createTestProject(client, { id: projectId, ...completed });
  await (await invoices()).doc(id).set(anInvoice({ ...about, ...invoice, id, number: `INV-test-${id}` }));
  await (await payments()).doc(id).set(payment);
  onTestFinished(async () => void (await (await payments()).doc(id).delete()));
  onTestFinished(async () => void (await (await projects()).doc(projectId).delete()));
  return client;
}

test('each paid client is asked for a review once, the next day, with a stop link', async () => {
  const client = await paidInFull();
  await askForReviews(ten(0), settings);
  await askForReviews(ten(1), defaultSettings);
  await askForReviews(new Date(ten(1).getTime() + 3_600_000), settings);
  expect(await kindsTo(client.email)).toEqual([]);
  await Promise.all([1, 1, 2, 7].map((days) => askForReviews(ten(days), settings)));
  const told = await mailsTo(client.email);
  expect(told).toMatchObject([
    {
      kind: 'review-request',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    },
  ]);
  expect(told[0]?.text).toContain(settings.reviewLink);
  expect(told[0]?.text).toContain('/mail-preferences#');
});

test('a client who paid in advance is asked the day after the job is finished', async () => {
  const client = await paidInFull({ finishedOn: 30 });
  await Promise.all([1, 2, 30].map((days) => askForReviews(ten(days), settings)));
  expect(await kindsTo(client.email)).toEqual([]);
  await askForReviews(ten(31), settings);
  expect(await kindsTo(client.email)).toEqual(['review-request']);
});

test('clients who stopped reminders, owe money, or were asked before a merge are not asked', async () => {
  const stopped = await paidInFull();
  await (await clients()).doc(stopped.id).update({ reminders: false });
  const owing = await paidInFull({ invoice: { status: 'open' } });
  const merged = await paidInFull();
  await askForReviews(ten(1), settings);
  expect(await kindsTo(merged.email)).toEqual(['review-request']);
  const again = await paidInFull();
  await (await mails()).doc(`review-request_${merged.id}`).update({ clientId: again.id });
  await askForReviews(ten(2), settings);
  for (const { email } of [stopped, owing, again]) expect(await kindsTo(email)).toEqual([]);
});

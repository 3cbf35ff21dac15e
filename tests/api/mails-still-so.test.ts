import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { invoiceSent } from '../../functions/src/messages/invoice-news.ts';
import { mails } from '../../functions/src/messages/mails.ts';
import { sendMail } from '../../functions/src/messages/send-mail.ts';
import { visitChanged, visitsPlanned } from '../../functions/src/messages/visit-news.ts';
import { newBatch } from '../../functions/src/store/firestore.ts';
import { mailsTo } from '../support/client-mails.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { createTestPayment } from '../support/desk.ts';
import { storedMail, storeTestMail } from '../support/mails.ts';
import { ownTime } from '../support/own-time.ts';
import { changeAppointment, createTestAppointment, createTestClient } from '../support/sample.ts';
import { changeEstimate, createTestEstimate, createTestInvoice } from '../support/sample-money.ts';
import { stackAddresses } from '../support/stack.ts';

stackAddresses();
beforeAll(() => configureFunctions());

const now = () => new Date();
const send = async (client: Client) => {
  const waiting = (await mailsTo(client.email)).filter(({ status }) => status === 'queued');
  for (const { id } of waiting) await sendMail(id, now());
  return (await mailsTo(client.email)).map(({ kind, status, failure }) => [kind, status, failure]);
};

async function bookedVisit(fields: Partial<Appointment> = {}) {
  const client = await createTestClient();
  const visit = await createTestAppointment(client, { scheduledDate: ownTime(), ...fields });
  const batch = await newBatch();
  await visitChanged(batch, { after: visit, tellsClient: true, notifies: false });
  await batch.commit();
  return { client, visit };
}

test('a mail that still holds is sent', async () => {
  const { client } = await bookedVisit();
  expect(await send(client)).toEqual([['visit-booked', 'sent', undefined]]);
});

test.each<[string, Partial<Appointment>, string]>([
  ['cancelled', { status: 'cancelled', sequence: 1 }, 'visitChanged'],
  ['moved', { scheduledDate: ownTime(), sequence: 1 }, 'visitChanged'],
  ['waiting for another time', { needsTime: true, sequence: 1 }, 'visitChanged'],
  ['begun', { startedAt: '2026-11-24T15:00:00.000Z' }, 'visitPast'],
])('a visit that is %s by then is not mailed as booked', async (_, since, reason) => {
  const { client, visit } = await bookedVisit();
  await changeAppointment(visit.id, since);
  expect(await send(client)).toEqual([['visit-booked', 'withdrawn', reason]]);
});

test.each<[string, Partial<Appointment>, Partial<Client>, string]>([
  ['of a cancelled visit', { status: 'cancelled', sequence: 1 }, {}, 'visitChanged'],
  ['of an unconfirmed visit', { outsideHours: true }, {}, 'visitChanged'],
  ['to a client who stopped them', {}, { reminders: false }, 'notWanted'],
])('a reminder %s is not sent', async (_, visitFields, clientFields, reason) => {
  const client = await createTestClient();
  const visit = await createTestAppointment(client, { scheduledDate: ownTime(), ...visitFields });
  await getFirestore().doc(`clients/${client.id}`).set(clientFields, { merge: true });
  const about = { to: client.email, clientId: client.id, appointmentId: visit.id };
  await storeTestMail({
    ...about,
    kind: 'visit-reminder',
    told: { visits: [{ id: visit.id, sequence: 0 }] },
  });
  expect(await send(client)).toEqual([['visit-reminder', 'withdrawn', reason]]);
});

/** A reminder of each kind that a contact may read, too. */
const reminderOf = {
  'visit-reminder': async (client: Client) => {
    const { id } = await createTestAppointment(client, { scheduledDate: ownTime() });
    return { appointmentId: id, told: { visits: [{ id, sequence: 0 }] } };
  },
  'estimate-follow-up': async (client: Client) => {
    const { id } = await createTestEstimate(client, {
      ...{ onPortal: true, sentAt: now().toISOString(), validUntil: '2099-12-31' },
    });
    return { estimateId: id };
  },
};

test.each([
  ['visit-reminder', 'client'],
  ['visit-reminder', 'contact'],
  ['estimate-follow-up', 'client'],
  ['estimate-follow-up', 'contact'],
] as const)(
  'a waiting %s is not sent to the %s who stopped reminders since, but to the other',
  async (kind, who) => {
    const client = await createTestClient();
    const contact = randomUUID();
    const email = `ada-${contact}@example.com`;
    const about = await reminderOf[kind](client);
    const mailTo = (person: string, to: string) =>
      storeTestMail({ ...about, kind, person, to, clientId: client.id });
    const own = await mailTo('client', client.email);
    const ofContact = await mailTo(contact, email);
    const contacts = [{ id: contact, firstName: 'Ada', lastName: '', email, roles: ['visits', 'estimates'] }];
    const stopped = [who === 'client' ? 'client' : contact];
    await getFirestore().doc(`clients/${client.id}`).set({ contacts, stopped }, { merge: true });
    for (const { id } of [own, ofContact]) await sendMail(id, now());
    const [notSent, sent] = who === 'client' ? [own, ofContact] : [ofContact, own];
    expect(await storedMail(notSent.id)).toMatchObject({ status: 'withdrawn', failure: 'notWanted' });
    expect(await storedMail(sent.id)).toMatchObject({ status: 'sent' });
  },
);

test('a reminder that waited until the next day is not sent, as it would name the wrong day', async () => {
  const client = await createTestClient();
  const visit = await createTestAppointment(client, { scheduledDate: ownTime() });
  const createdAt = new Date(Date.now() - 13 * 3_600_000).toISOString();
  const mail = await storeTestMail({
    ...{ to: client.email, clientId: client.id, appointmentId: visit.id, createdAt },
    kind: 'visit-reminder',
  });
  const nextDay = new Date(Date.parse(createdAt) + 24 * 3_600_000);
  expect(await sendMail(mail.id, nextDay)).toBe('passed');
  expect(await storedMail(mail.id)).toMatchObject({ status: 'withdrawn', failure: 'visitPast' });
});

test('visits mailed together are sent without the one that changed since', async () => {
  const client = await createTestClient();
  const visits = [];
  for (const title of ['First', 'Second', 'Third'])
    visits.push(await createTestAppointment(client, { title, scheduledDate: ownTime() }));
  const batch = await newBatch();
  await visitsPlanned(batch, { visits });
  await batch.commit();
  await changeAppointment(visits[0]?.id ?? '', { status: 'cancelled', sequence: 1 });
  expect(await send(client)).toEqual([['visits-planned', 'sent', undefined]]);
  const [mail] = await mailsTo(client.email);
  const [file] = mail?.attachments ?? [];
  const calendar = Buffer.from(file?.content ?? '', 'base64').toString();
  expect(visits.map(({ id }) => calendar.includes(id))).toEqual([false, true, true]);
  expect(mail?.text.match(/between/g)).toHaveLength(2);
});

async function invoiced() {
  const client = await createTestClient();
  const invoice = await createTestInvoice(client);
  const batch = await newBatch();
  await invoiceSent(batch, invoice);
  await batch.commit();
  const change = (fields: object) => getFirestore().doc(`invoices/${invoice.id}`).update(fields);
  return { client, invoice, change };
}

test('a void invoice is not sent, and a lowered one shows its new amount', async () => {
  const ended = await invoiced();
  await ended.change({ status: 'void' });
  expect(await send(ended.client)).toEqual([['invoice', 'withdrawn', 'invoiceChanged']]);
  const { client, invoice, change } = await invoiced();
  await change({ paid: invoice.total - 40, balance: 40 });
  expect(await send(client)).toEqual([['invoice', 'sent', undefined]]);
  expect((await mailsTo(client.email))[0]?.subject).toContain('$40.00');
});

test('an answered estimate is neither sent nor followed up', async () => {
  const client = await createTestClient();
  const estimate = await createTestEstimate(client);
  const about = { to: client.email, clientId: client.id, estimateId: estimate.id };
  for (const kind of ['estimate', 'estimate-reminder'] as const) await storeTestMail({ ...about, kind });
  await changeEstimate(estimate.id, { status: 'declined' });
  const withdrawn = ['withdrawn', 'estimateChanged'];
  expect((await send(client)).toSorted()).toEqual([
    ['estimate', ...withdrawn],
    ['estimate-reminder', ...withdrawn],
  ]);
});

test('a receipt of refunded or void money is not sent', async () => {
  const client = await createTestClient();
  const payment = await createTestPayment(client.id, { status: 'canceled' });
  await storeTestMail({ to: client.email, clientId: client.id, paymentId: payment.id, kind: 'receipt' });
  expect(await send(client)).toEqual([['receipt', 'withdrawn', 'paymentChanged']]);
});

test('a mail of an earlier release with fewer fields is sent by what it has', async () => {
  const { client, visit } = await bookedVisit({ sequence: 3 });
  const [mail] = await mailsTo(client.email);
  await (await mails()).doc(mail?.id ?? '').update(await mails.encodeUpdate({ told: undefined }));
  expect(await send(client)).toEqual([['visit-booked', 'sent', undefined]]);
  expect(visit.sequence).toBe(3);
});

test('a mail about an unreadable document fails after six attempts, with the reason', async () => {
  const { client, invoice } = await invoiced();
  const document = getFirestore().doc(`invoices/${invoice.id}`);
  const whole = (await document.get()).data() ?? {};
  onTestFinished(async () => void (await document.set(whole)));
  await document.update({ total: 'a lot' });
  const [mail] = await mailsTo(client.email);
  const id = mail?.id ?? randomUUID();
  const outcomes = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const { dueAt } = await storedMail(id);
    outcomes.push(await sendMail(id, new Date(dueAt)));
  }
  expect(outcomes).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting', 'failed']);
  const failed = await storedMail(id);
  expect(failed).toMatchObject({ status: 'failed', attempts: 6 });
  expect(failed.failure).toMatch(/^unreadable: .+cannot be read/);
});

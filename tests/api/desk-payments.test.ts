import { randomUUID } from 'node:crypto';
import { auditRemark } from '@welding/domain/entities/audit-remark';
import type { Client } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { addDays, chicagoDate, chicagoInstant, formatDay } from '@welding/domain/values/chicago-day';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { latestChanges } from '../../functions/src/data/audit.ts';
import { findPayment, listProcessingPayments, payments } from '../../functions/src/data/payments.ts';
import { createTestPayment, type DeskPeople, deskPeople } from '../support/desk.ts';
import { aPayment } from '../support/entities.ts';
import { awaitMail } from '../support/mailbox.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { callDesk, expectRoles } from './expect-roles.ts';
import { runTriggers } from './run-triggers.ts';

runTriggers();

let desk: DeskPeople;
let client: Client;
let project: Project;
beforeAll(async () => {
  [desk, client] = await Promise.all([deskPeople(), createTestClient()]);
});
beforeEach(async () => {
  project = await createTestProject(client);
});

const cash = () => ({ clientId: client.id, projectId: project.id, amount: 120.5, method: 'cash' });
const record = (json: unknown, key?: string) =>
  callDesk('POST', 'payments', json, { bearer: desk.tokens.office, ...(key && { key }) });
const recorded = async (json: unknown = cash()) => storedPaymentSchema.parse((await record(json)).json());
const voiding = (id: string, json: unknown, bearer = desk.tokens.owner) =>
  callDesk('POST', `payments/${id}/void`, json, { bearer });
const reason = 'Recorded twice';

describe('recording money that came without a card', () => {
  expectRoles(
    ['owner', 'office'],
    () => desk.tokens,
    (options) => callDesk('POST', 'payments', cash(), options),
  );

  test('stores it as arrived, and the history says who recorded how much', async () => {
    const answer = await record({ ...cash(), method: 'check', note: 'No. 1042' });
    expect(answer.status).toBe(201);
    const payment = storedPaymentSchema.parse(answer.json());
    expect(payment).toMatchObject({
      ...cash(),
      method: 'check',
      note: 'No. 1042',
      kind: 'payment',
      status: 'succeeded',
      paidAt: payment.createdAt,
    });
    expect(await findPayment(payment.id)).toEqual(payment);
    expect(payment).not.toHaveProperty('stripePaymentIntentId', expect.anything());
    const entries = await latestChanges(payment.id, 5);
    expect(entries).toMatchObject([
      { action: 'recorded', clientId: client.id, actor: { id: desk.people.office.id } },
    ]);
    expect(entries.map(auditRemark)).toEqual(['$120.50, Check, No. 1042']);
  });

  test('counts it on the day it came, as lists, files and the receipt then say', async () => {
    const paidOn = addDays(chicagoDate(new Date()), -40);
    const { id, paidAt, createdAt } = await recorded({ ...cash(), paidOn });
    expect(paidAt).toBe(chicagoInstant(paidOn, '12:00').toISOString());
    expect(createdAt > (paidAt ?? '')).toBe(true);
    const [entry] = await latestChanges(id, 1);
    expect(auditRemark(entry ?? {})).toBe(`$120.50, Cash, received ${formatDay(paidOn)}`);
    const today = await recorded({ ...cash(), paidOn: chicagoDate(new Date()) });
    expect(today.paidAt).toBe(today.createdAt);
  });

  test.each([
    ['2027-02-30', 'Date received must be a day of the calendar'],
    [addDays(chicagoDate(new Date()), 2), 'Date received cannot be in the future'],
    [addDays(chicagoDate(new Date()), -740), 'Date received must be within the last two years'],
  ])('refuses %s as the day it came', async (paidOn, sentence) => {
    const answer = await record({ ...cash(), paidOn });
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });

  test('does it once for each key, however many come at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => record(cash(), key)));
    for (const answer of answers) expect([answer.status, answer.json()]).toEqual([201, answers[0]?.json()]);
    expect((await record({ ...cash(), amount: 5 }, key)).status).toBe(409);
    const stored = await (await payments()).where('projectId', '==', project.id).get();
    expect(stored.size).toBe(1);
  });

  test.each([
    [{ amount: 0 }, 'Amount must be between $1.00 and $999,999.99'],
    [{ amount: 1.005 }, 'Amount must have at most two decimals'],
    [{ amount: '20' }, 'Amount must be a number'],
    [{ method: 'card' }, 'Method must be cash, check or other'],
    [{ projectId: '' }, 'Project is required'],
    [{ status: 'succeeded' }, 'Unknown field: status'],
  ])('refuses %j with 400', async (wrong, sentence) => {
    const answer = await record({ ...cash(), ...wrong });
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });

  test('needs a project, and one of this client', async () => {
    expect((await record({ ...cash(), projectId: randomUUID() })).status).toBe(404);
    const other = await createTestProject(await createTestClient());
    const answer = await record({ ...cash(), projectId: other.id });
    expect([answer.status, answer.text]).toEqual([400, 'This project belongs to another client']);
  });
});

describe('voiding what was recorded wrongly', () => {
  test('is for the owner alone', async () => {
    const { id } = await recorded();
    for (const role of ['office', 'welder', 'deactivated'] as const) {
      expect((await voiding(id, { updatedAt: null, reason }, desk.tokens[role])).status).toBe(403);
    }
    expect((await callDesk('POST', `payments/${id}/void`, { updatedAt: null, reason }, {})).status).toBe(401);
    expect((await findPayment(id))?.status).toBe('succeeded');
  });

  test('tells a client who has its receipt that it does not count', async () => {
    const reader = await createTestClient();
    const { id: projectId } = await createTestProject(reader);
    const payment = await recorded({ ...cash(), clientId: reader.id, projectId });
    await awaitMail(reader.email);
    expect((await voiding(payment.id, { updatedAt: null, reason })).status).toBe(200);
    const { subject } = await awaitMail(reader.email, 2);
    expect(subject).toBe('Your receipt for $120.50 doesn’t count');
  });

  test('leaves the entry and takes its money out, with the reason in the history', async () => {
    const payment = await recorded();
    const answer = await voiding(payment.id, { updatedAt: null, reason });
    expect(answer.status).toBe(200);
    const voided = storedPaymentSchema.parse(answer.json());
    expect(voided).toEqual({ ...payment, status: 'canceled', updatedAt: voided.updatedAt });
    const [entry] = await latestChanges(payment.id, 1);
    expect(entry).toMatchObject({ action: 'voided', note: reason, actor: { id: desk.people.owner.id } });
    const again = await voiding(payment.id, { updatedAt: voided.updatedAt, reason });
    expect([again.status, again.text]).toEqual([400, 'This payment is already void']);
    const repeated = await voiding(payment.id, { updatedAt: null, reason });
    expect([repeated.status, repeated.json()], 'the same once more').toEqual([200, answer.json()]);
    const stale = await voiding(payment.id, { updatedAt: null, reason: `${reason}, again` });
    expect(stale.status).toBe(409);
    expect(await latestChanges(payment.id, 5)).toHaveLength(2);
  });

  test('never touches what went by card', async () => {
    const { id } = await createTestPayment('');
    const answer = await voiding(id, { updatedAt: null, reason });
    expect([answer.status, answer.text]).toEqual([
      400,
      'Only Stripe can change a card payment. Refund it instead',
    ]);
    expect((await findPayment(id))?.status).toBe('succeeded');
  });

  test('is not for what was refunded in part, which has lowered the bill', async () => {
    const { id } = await recorded();
    const refund = { amount: 20, reason: 'Rust stayed' };
    const refunded = await callDesk('POST', `payments/${id}/refund`, refund, {
      bearer: desk.tokens.owner,
      key: randomUUID(),
    });
    const { updatedAt } = storedPaymentSchema.parse(refunded.json());
    const answer = await voiding(id, { updatedAt, reason });
    expect([answer.status, answer.text]).toEqual([
      409,
      'Some of this payment was refunded. Refund the rest instead',
    ]);
    expect(await findPayment(id)).toMatchObject({ status: 'succeeded', refundedAmount: 20 });
  });

  test('needs a payment and a reason', async () => {
    expect((await voiding(randomUUID(), { updatedAt: null, reason })).status).toBe(404);
    const { id } = await recorded();
    const answer = await voiding(id, { updatedAt: null, reason: ' ' });
    expect([answer.status, answer.text]).toEqual([400, 'Reason is required to void a payment']);
    expect((await voiding('a.b', { updatedAt: null, reason })).status).toBe(400);
  });
});

test('what came without Stripe is not asked after there', async () => {
  const id = randomUUID();
  await (await payments()).doc(id).set(aPayment({ id, method: 'check', status: 'processing' }));
  expect((await listProcessingPayments(500)).map((payment) => payment.id)).not.toContain(id);
  await (await payments()).doc(id).delete();
});

import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findPayment, payments } from '../../functions/src/payments/payments.ts';
import { stackStripe } from '../support/local-stripe.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { watchLog } from './api-log.ts';
import { startFunction } from './function-process.ts';
import { postEvent } from './post-event.ts';
import { eventOf, sendEvent, silentIntent, tryToPay } from './silent-intent.ts';

stackAddresses();
const stripe = stackStripe();
const soon = { timeout: 10_000, interval: 50 };

test('a payment is recorded field by field when Stripe reports it', async () => {
  const client = await createTestClient();
  const project = await createTestProject(client);
  const { id, created } = await stripe.paymentIntents.create({
    amount: 123_456,
    currency: 'usd',
    metadata: { projectId: project.id, clientId: client.id },
  });
  const paid = await stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  });
  const charge = paid.latest_charge;
  if (charge === null || typeof charge === 'string') throw new Error('There is no charge');
  await vi.waitFor(async () => expect(await findPayment(id)).toBeDefined(), soon);
  expect(await findPayment(id)).toEqual({
    id,
    stripePaymentIntentId: id,
    projectId: project.id,
    clientId: client.id,
    amount: 1234.56,
    status: 'succeeded',
    createdAt: new Date(created * 1000).toISOString(),
    paidAt: new Date(charge.created * 1000).toISOString(),
  });
});

test('a payment without project or client has empty ids', async () => {
  const id = await silentIntent({ metadata: { clientId: 'written by hand' } });
  await tryToPay(id);
  expect((await sendEvent(id, 'payment_intent.succeeded')).status).toBe(200);
  expect(await findPayment(id)).toMatchObject({ projectId: '', clientId: '', amount: 123.45 });
});

test('fifty copies at once create one record and fifty answers of 200', async () => {
  const id = await silentIntent();
  await tryToPay(id);
  const payload = JSON.stringify(await eventOf(id, 'payment_intent.succeeded'));
  const answers = await Promise.all(Array.from({ length: 50 }, () => postEvent(payload)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { docs } = await (await payments()).where('stripePaymentIntentId', '==', id).get();
  expect(docs.map((document) => document.data())).toEqual([
    expect.objectContaining({ id, status: 'succeeded' }),
  ]);
});

test('the record comes from Stripe, not from the body', async () => {
  const id = await silentIntent();
  await tryToPay(id);
  const event = await eventOf(id, 'payment_intent.succeeded');
  const forged = {
    ...event,
    data: { object: { ...event.data.object, amount: 1, metadata: { clientId: 'x' } } },
  };
  expect((await postEvent(JSON.stringify(forged))).status).toBe(200);
  expect(await findPayment(id)).toMatchObject({ amount: 123.45, clientId: '' });
});

test('an unattempted intent is not recorded', async () => {
  const id = await silentIntent();
  const event = { ...(await eventOf(id, 'payment_intent.created')), type: 'payment_intent.processing' };
  expect((await postEvent(JSON.stringify(event))).status).toBe(200);
  expect(await findPayment(id)).toBeUndefined();
});

test('an event about an intent unknown to Stripe is accepted and logged', async () => {
  const log = watchLog();
  const id = `pi_${randomUUID().replaceAll('-', '')}`;
  const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object: { id } } };
  expect((await postEvent(JSON.stringify(event))).status).toBe(200);
  expect(log('payment unknown to Stripe')).toEqual([expect.stringContaining(id)]);
  expect(await findPayment(id)).toBeUndefined();
});

test('a signed event without an intent is accepted and logged', async () => {
  const log = watchLog();
  const event = { id: 'evt_unreadable', object: 'event', type: 'payment_intent.succeeded', data: {} };
  expect((await postEvent(JSON.stringify(event))).status).toBe(200);
  expect(log('unreadable event')).toHaveLength(1);
});

test('our own failure makes Stripe retry, and the retry repairs it', async () => {
  const { base, stop } = await startFunction({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' }, 'stripeWebhook');
  onTestFinished(stop);
  const id = await silentIntent();
  await tryToPay(id);
  const event = JSON.stringify(await eventOf(id, 'payment_intent.succeeded'));
  expect((await postEvent(event, { base })).status).toBe(503);
  expect(await findPayment(id)).toBeUndefined();
  expect((await postEvent(event)).status).toBe(200);
  expect(await findPayment(id)).toMatchObject({ status: 'succeeded' });
});

test('an unreadable record is rewritten', async () => {
  const id = await silentIntent();
  await tryToPay(id);
  await (await payments()).withConverter(null).doc(id).set({ status: 'a record nobody can read' });
  expect((await postEvent(JSON.stringify(await eventOf(id, 'payment_intent.succeeded')))).status).toBe(200);
  expect(await findPayment(id)).toMatchObject({ status: 'succeeded' });
});

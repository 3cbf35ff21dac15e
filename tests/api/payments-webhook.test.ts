import type { Stripe } from 'stripe';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { findPayment, payments } from '../../functions/src/data/payments.ts';
import { controlStripe, deliver, stackStripe } from '../support/local-stripe.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { startFunction } from './function-process.ts';
import { postEvent } from './post-event.ts';

stackAddresses();
const stripe = stackStripe();
const soon = { timeout: 10_000, interval: 50 };

/** An intent whose events the local Stripe keeps to itself, so that the test alone decides what arrives. */
async function silentIntent(metadata: Record<string, string> = {}, amount = 12_345) {
  const { id } = await stripe.paymentIntents.create({ amount, currency: 'usd', metadata });
  await deliver(id, 'lost');
  return id;
}

async function eventOf(intentId: string, type: string): Promise<Stripe.Event> {
  for await (const event of stripe.events.list({ type, limit: 100 })) {
    if (JSON.stringify(event.data.object).includes(intentId)) return event;
  }
  throw new Error(`${intentId} has no event ${type}`);
}

const sendEvent = async (intentId: string, type: string) =>
  postEvent(JSON.stringify(await eventOf(intentId, type)));
const pay = (id: string, method = 'pm_card_visa') =>
  stripe.paymentIntents.confirm(id, { payment_method: method }).catch((error: unknown) => error);

test('a payment is recorded field by field, as soon as Stripe tells', async () => {
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

test('a payment for nothing in particular has empty ids', async () => {
  const id = await silentIntent({ clientId: 'written by hand' });
  await pay(id);
  expect((await sendEvent(id, 'payment_intent.succeeded')).status).toBe(200);
  expect(await findPayment(id)).toMatchObject({ projectId: '', clientId: '', amount: 123.45 });
});

test('fifty copies at once make one record and fifty answers of 200', async () => {
  // One process takes them all at once, as an instance in production does; the emulator would start fifty.
  const { base, stop } = await startFunction({}, 'stripeWebhook');
  onTestFinished(stop);
  const id = await silentIntent();
  await pay(id);
  const payload = JSON.stringify(await eventOf(id, 'payment_intent.succeeded'));
  const answers = await Promise.all(Array.from({ length: 50 }, () => postEvent(payload, { base })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { docs } = await (await payments()).where('stripePaymentIntentId', '==', id).get();
  expect(docs.map((document) => document.data())).toEqual([
    expect.objectContaining({ id, status: 'succeeded' }),
  ]);
}, 60_000);

test('what is written comes from Stripe, not from the body', async () => {
  const id = await silentIntent();
  await pay(id);
  const event = await eventOf(id, 'payment_intent.succeeded');
  const forged = {
    ...event,
    data: { object: { ...event.data.object, amount: 1, metadata: { clientId: 'x' } } },
  };
  expect((await postEvent(JSON.stringify(forged))).status).toBe(200);
  expect(await findPayment(id)).toMatchObject({ amount: 123.45, clientId: '' });
});

describe('the state of a payment', () => {
  test('goes from failed to succeeded on a second card', async () => {
    const id = await silentIntent();
    await pay(id, 'pm_card_chargeDeclined');
    await sendEvent(id, 'payment_intent.payment_failed');
    const failed = await findPayment(id);
    expect(failed).toMatchObject({ status: 'failed' });
    expect(failed).not.toHaveProperty('paidAt');
    await pay(id);
    await sendEvent(id, 'payment_intent.succeeded');
    expect(await findPayment(id)).toMatchObject({ status: 'succeeded' });
  });

  test('goes from processing to succeeded or to failed', async () => {
    const ids = await Promise.all([silentIntent(), silentIntent()]);
    for (const [index, outcome] of (['succeeded', 'failed'] as const).entries()) {
      const id = ids[index] ?? '';
      await pay(id, 'pm_card_settlesLater');
      await sendEvent(id, 'payment_intent.processing');
      expect(await findPayment(id)).toMatchObject({ status: 'processing' });
      await controlStripe(`/payment_intents/${id}/settle`, { outcome });
      await sendEvent(
        id,
        outcome === 'succeeded' ? 'payment_intent.succeeded' : 'payment_intent.payment_failed',
      );
      expect(await findPayment(id)).toMatchObject({ status: outcome });
    }
  });

  test('is not taken back from succeeded by an older event that comes late', async () => {
    const id = await silentIntent();
    await pay(id, 'pm_card_chargeDeclined');
    await pay(id);
    await sendEvent(id, 'payment_intent.succeeded');
    const before = await findPayment(id);
    expect((await sendEvent(id, 'payment_intent.payment_failed')).status).toBe(200);
    expect(await findPayment(id)).toEqual(before);
  });

  test('is right after events in reverse order, and after every event came twice', async () => {
    for (const mode of ['out_of_order', 'twice'] as const) {
      const { id } = await stripe.paymentIntents.create({ amount: 700, currency: 'usd' });
      await deliver(id, mode);
      await pay(id, 'pm_card_chargeDeclined');
      await pay(id, 'pm_card_settlesLater');
      await controlStripe(`/payment_intents/${id}/settle`, { outcome: 'succeeded' });
      await vi.waitFor(
        async () => expect(await findPayment(id)).toMatchObject({ status: 'succeeded' }),
        soon,
      );
    }
  });

  test('is refunded when all the money went back, and stays so', async () => {
    const id = await silentIntent();
    await pay(id);
    await sendEvent(id, 'payment_intent.succeeded');
    const paid = await findPayment(id);
    await stripe.refunds.create({ payment_intent: id, amount: 345 });
    await sendEvent(id, 'charge.refunded');
    expect(await findPayment(id)).toEqual(paid);
    await stripe.refunds.create({ payment_intent: id });
    await sendEvent(id, 'charge.refunded');
    expect(await findPayment(id)).toEqual({ ...paid, status: 'refunded' });
    await sendEvent(id, 'payment_intent.succeeded');
    expect(await findPayment(id)).toMatchObject({ status: 'refunded' });
  });

  test('is canceled when the intent was', async () => {
    const id = await silentIntent();
    await stripe.paymentIntents.cancel(id);
    await sendEvent(id, 'payment_intent.canceled');
    expect(await findPayment(id)).toMatchObject({ status: 'canceled' });
  });
});

test('an intent that nobody has tried to pay is not recorded', async () => {
  const id = await silentIntent();
  const event = { ...(await eventOf(id, 'payment_intent.created')), type: 'payment_intent.processing' };
  expect((await postEvent(JSON.stringify(event))).status).toBe(200);
  expect(await findPayment(id)).toBeUndefined();
});

test('our own failure is a 500, Stripe tries again, and the retry mends it', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
  const document = (await payments()).withConverter(null).doc(id);
  await document.set({ status: 'a record nobody can read' });
  onTestFinished(async () => {
    await document.delete();
  });
  await pay(id);
  const answers = async () => {
    const records = await (
      await fetch(`${stackAddresses().stripe}/local/deliveries?payment_intent=${id}`)
    ).text();
    return records;
  };
  await vi.waitFor(async () => expect(await answers()).toContain('500'), soon);
  await document.delete();
  await vi.waitFor(async () => expect(await findPayment(id)).toMatchObject({ status: 'succeeded' }), soon);
});

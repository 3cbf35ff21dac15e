import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { findPayment } from '../../functions/src/data/payments.ts';
import { controlStripe, stackStripe } from '../support/local-stripe.ts';
import { stackAddresses } from '../support/stack.ts';
import { startFunction } from './function-process.ts';
import { postEvent } from './post-event.ts';
import { eventOf, sendEvent, silentIntent, tryToPay } from './silent-intent.ts';

stackAddresses();
const stripe = stackStripe();
const soon = { timeout: 10_000, interval: 50 };

async function paidIntent() {
  const id = await silentIntent();
  await tryToPay(id);
  await sendEvent(id, 'payment_intent.succeeded');
  return id;
}

async function dispute(intentId: string, body: object = {}) {
  await controlStripe(`/payment_intents/${intentId}/dispute`, body);
  const { data } = await stripe.disputes.list({ payment_intent: intentId });
  return z.string().parse(data[0]?.id);
}

/** A function of the test's own that takes events, and the lines of its log that say `message`. */
async function listening() {
  const { base, log, stop } = await startFunction({}, 'stripeWebhook');
  onTestFinished(stop);
  return {
    send: async (intentId: string, type: string) =>
      postEvent(JSON.stringify(await eventOf(intentId, type)), { base }),
    lines: (message: string) =>
      log()
        .split('\n')
        .filter((line) => line.includes(message)),
  };
}

describe('a refund', () => {
  test('of a part leaves what was paid, and says what went back; the rest makes it refunded', async () => {
    const id = await paidIntent();
    const paid = await findPayment(id);
    expect(paid).not.toHaveProperty('refundedAmount');
    await stripe.refunds.create({ payment_intent: id, amount: 345 });
    await sendEvent(id, 'charge.refunded');
    const refundedAt = expect.any(String);
    expect(await findPayment(id)).toEqual({ ...paid, refundedAmount: 3.45, refundedAt });
    await stripe.refunds.create({ payment_intent: id, amount: 2_000 });
    await sendEvent(id, 'charge.refunded');
    const at = refundedAt;
    const refunds = [
      { at, amount: 3.45 },
      { at, amount: 20 },
    ];
    expect(await findPayment(id)).toEqual({ ...paid, refundedAmount: 23.45, refundedAt, refunds });
    await stripe.refunds.create({ payment_intent: id });
    await sendEvent(id, 'charge.refunded');
    expect(await findPayment(id)).toEqual({
      ...paid,
      status: 'refunded',
      refundedAmount: 123.45,
      refundedAt,
      refunds: [...refunds, { at, amount: 100 }],
    });
    await sendEvent(id, 'payment_intent.succeeded');
    expect(await findPayment(id)).toMatchObject({ status: 'refunded' });
  });

  test.each(['refund.updated', 'refund.failed'])(
    'that fails gives the money back to us (%s), and the log says so once',
    async (type) => {
      const { send, lines } = await listening();
      const id = await paidIntent();
      const paid = await findPayment(id);
      const refund = await stripe.refunds.create({ payment_intent: id });
      await sendEvent(id, 'charge.refunded');
      expect(await findPayment(id)).toMatchObject({ status: 'refunded', refundedAmount: 123.45 });
      await controlStripe(`/refunds/${refund.id}/fail`);
      expect((await send(id, type)).status).toBe(200);
      expect((await send(id, type)).status).toBe(200);
      expect(await findPayment(id)).toEqual({ ...paid, refundFailedAmount: 123.45 });
      await vi.waitFor(() => expect(lines('refund failed')).toHaveLength(1), soon);
      expect(lines('refund failed')[0]).toContain(id);
    },
  );

  test('that fails after another one took only its own part back', async () => {
    const id = await paidIntent();
    await stripe.refunds.create({ payment_intent: id, amount: 300 });
    const second = await stripe.refunds.create({ payment_intent: id, amount: 45 });
    await controlStripe(`/refunds/${second.id}/fail`);
    await sendEvent(id, 'refund.failed');
    expect(await findPayment(id)).toMatchObject({ status: 'succeeded', refundedAmount: 3 });
  });
});

describe('a dispute', () => {
  test('is recorded with what the bank took, through to the end, each change in one log line', async () => {
    const { send, lines } = await listening();
    const id = await paidIntent();
    const paid = await findPayment(id);
    const disputeId = await dispute(id);
    await send(id, 'charge.dispute.created');
    await send(id, 'charge.dispute.funds_withdrawn');
    expect(await findPayment(id)).toEqual({
      ...paid,
      disputeStatus: 'needs_response',
      disputeDueAt: expect.any(String),
      withdrawnAmount: 123.45,
      withdrawnAt: expect.any(String),
    });
    await vi.waitFor(() => expect(lines('payment disputed')).toHaveLength(1), soon);
    expect(lines('payment disputed')[0]).toContain(id);

    await controlStripe(`/disputes/${disputeId}`, { status: 'under_review' });
    await send(id, 'charge.dispute.updated');
    expect(await findPayment(id)).toMatchObject({ disputeStatus: 'under_review', withdrawnAmount: 123.45 });

    await controlStripe(`/disputes/${disputeId}`, { status: 'won' });
    await send(id, 'charge.dispute.closed');
    await send(id, 'charge.dispute.funds_reinstated');
    expect(await findPayment(id)).toEqual({
      ...paid,
      disputeStatus: 'won',
      disputeDueAt: expect.any(String),
    });
    await vi.waitFor(() => expect(lines('payment disputed')).toHaveLength(3), soon);
  });

  test('that is lost stays with the payment, also after an older event', async () => {
    const id = await paidIntent();
    const disputeId = await dispute(id, { amount: 2_345 });
    await controlStripe(`/disputes/${disputeId}`, { status: 'lost' });
    await sendEvent(id, 'charge.dispute.closed');
    await sendEvent(id, 'charge.dispute.created');
    await sendEvent(id, 'payment_intent.succeeded');
    expect(await findPayment(id)).toMatchObject({
      status: 'succeeded',
      disputeStatus: 'lost',
      withdrawnAmount: 23.45,
    });
  });

  test('may be an inquiry, which takes no money', async () => {
    const id = await paidIntent();
    const disputeId = await dispute(id, { inquiry: true });
    await sendEvent(id, 'charge.dispute.created');
    expect(await findPayment(id)).toMatchObject({ disputeStatus: 'needs_response' });
    await controlStripe(`/disputes/${disputeId}`, { status: 'warning_closed' });
    await sendEvent(id, 'charge.dispute.closed');
    const payment = await findPayment(id);
    expect(payment).toMatchObject({ disputeStatus: 'closed' });
    expect(payment).not.toHaveProperty('withdrawnAmount');
  });
});

test.each(['jpy', 'eur'])(
  'a payment in %s is never taken for dollars: no record, a log line',
  async (currency) => {
    const { send, lines } = await listening();
    const id = await silentIntent({ currency });
    await tryToPay(id);
    expect((await send(id, 'payment_intent.succeeded')).status).toBe(200);
    expect(await findPayment(id)).toBeUndefined();
    await vi.waitFor(() => expect(lines('payment in another currency')).toHaveLength(1), soon);
    expect(lines('payment in another currency')[0]).toContain(currency);
  },
);

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { startForTest } from './start-for-test.ts';

let local: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  local = await startForTest();
});
afterAll(() => local.stop());

async function paidIntent(amount = 5_000, currency = 'usd') {
  const { id } = await local.stripe.paymentIntents.create({
    amount,
    currency,
    confirm: true,
    payment_method: 'pm_card_visa',
  });
  return id;
}

const chargeOf = async (id: string) => {
  const { latest_charge: charge } = await local.stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge'],
  });
  return charge;
};

async function dispute(id: string, body: object = {}): Promise<string> {
  await local.control(`/payment_intents/${id}/dispute`, body);
  const { data } = await local.stripe.disputes.list({ payment_intent: id });
  return z.string().parse(data[0]?.id);
}

/** The types of an intent's events, oldest first. */
async function toldOf(intentId: string, start: string): Promise<string[]> {
  await vi.waitFor(async () => {
    const { data } = await local.stripe.events.list({ delivery_success: false, limit: 100 });
    expect(data.filter((event) => JSON.stringify(event).includes(intentId))).toEqual([]);
  });
  return local.received
    .map(({ event }) => event)
    .filter((event) => event.type.includes(start) && JSON.stringify(event).includes(intentId))
    .map(({ type }) => type);
}

describe('refunds', () => {
  test('are given of a payment of an earlier day, of which no event told; it is there once', async () => {
    const earlier = { id: 'pi_sample_1', amount: 20_000, created: 1_790_000_000, metadata: {} };
    await local.control('/earlier_payments', earlier);
    await local.control('/earlier_payments', earlier);
    const { data: moved } = await local.stripe.balanceTransactions.list({ created: 1_790_000_000 });
    expect(moved).toMatchObject([{ amount: 20_000, fee: 610 }]);
    await local.stripe.refunds.create({ payment_intent: earlier.id, amount: 5_000 });
    expect(await chargeOf(earlier.id)).toMatchObject({ amount: 20_000, amount_refunded: 5_000 });
    expect(await toldOf(earlier.id, 'payment_intent')).toEqual([]);
  });

  test('add up to the charge and no further', async () => {
    const id = await paidIntent();
    await local.stripe.refunds.create({ payment_intent: id, amount: 1_500 });
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 1_500, refunded: false });
    await expect(local.stripe.refunds.create({ payment_intent: id, amount: 3_501 })).rejects.toMatchObject({
      param: 'amount',
    });
    await local.stripe.refunds.create({ payment_intent: id });
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 5_000, refunded: true });
    await expect(local.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  test('may fail later: the money is there again, can be refunded again, and three events tell so', async () => {
    const id = await paidIntent();
    const refund = await local.stripe.refunds.create({ payment_intent: id });
    await local.control(`/refunds/${refund.id}/fail`, {});
    await local.control(`/refunds/${refund.id}/fail`, {});
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 0, refunded: false });
    const { data } = await local.stripe.refunds.list({ payment_intent: id });
    expect(data).toMatchObject([{ status: 'failed', failure_reason: 'expired_or_canceled_card' }]);
    expect(await toldOf(id, 'refund.')).toEqual([
      'refund.created',
      'refund.updated',
      'charge.refund.updated',
      'refund.failed',
    ]);
    await local.stripe.refunds.create({ payment_intent: id });
    expect(await chargeOf(id)).toMatchObject({ amount_refunded: 5_000 });
  });
});

describe('a dispute', () => {
  test('takes the money, waits for an answer, and gives the money back when it is won', async () => {
    const id = await paidIntent();
    const disputeId = await dispute(id, { amount: 2_000 });
    expect(await chargeOf(id)).toMatchObject({ disputed: true, amount_refunded: 0 });
    expect(await local.stripe.disputes.retrieve(disputeId)).toMatchObject({
      status: 'needs_response',
      amount: 2_000,
      payment_intent: id,
      balance_transactions: [{ amount: -2_000, reporting_category: 'dispute' }],
    });
    await local.control(`/disputes/${disputeId}`, { status: 'under_review' });
    await local.control(`/disputes/${disputeId}`, { status: 'won' });
    const won = await local.stripe.disputes.retrieve(disputeId);
    expect(won.balance_transactions.map(({ amount }) => amount)).toEqual([-2_000, 2_000]);
    expect(await toldOf(id, 'dispute')).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]);
  });

  test('that is lost keeps the money', async () => {
    const id = await paidIntent();
    const disputeId = await dispute(id);
    await local.control(`/disputes/${disputeId}`, { status: 'lost' });
    expect(await local.stripe.disputes.retrieve(disputeId)).toMatchObject({
      status: 'lost',
      amount: 5_000,
      balance_transactions: [{ amount: -5_000 }],
    });
  });

  test('may begin as an inquiry, which takes nothing until it becomes a dispute', async () => {
    const id = await paidIntent();
    const disputeId = await dispute(id, { inquiry: true });
    expect(await local.stripe.disputes.retrieve(disputeId)).toMatchObject({
      status: 'warning_needs_response',
      balance_transactions: [],
    });
    await local.control(`/disputes/${disputeId}`, { status: 'needs_response' });
    expect(await local.stripe.disputes.retrieve(disputeId)).toMatchObject({
      balance_transactions: [{ amount: -5_000 }],
    });
  });
});

test('payments in other currencies are made and paid', async () => {
  const id = await paidIntent(9_900, 'JPY');
  expect(await chargeOf(id)).toMatchObject({ currency: 'jpy', amount: 9_900, paid: true });
});

test('a cancelled intent takes no card any more, and says so as Stripe does', async () => {
  const { id } = await local.stripe.paymentIntents.create({ amount: 700, currency: 'usd' });
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await expect(
      local.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }),
    ).rejects.toMatchObject({ code: 'card_declined' });
  }
  const { data } = await local.stripe.charges.list({ payment_intent: id });
  expect(data.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'failed'));
  await local.stripe.paymentIntents.cancel(id);
  await expect(
    local.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'canceled' },
  });
});

test('events that did not arrive can be asked for', async () => {
  const { id } = await local.stripe.paymentIntents.create({ amount: 700, currency: 'usd' });
  await local.control('/delivery', { payment_intent: id, mode: 'lost' });
  await local.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const typesOf = async (delivered: boolean) => {
    const { data } = await local.stripe.events.list({
      delivery_success: delivered,
      types: ['payment_intent.succeeded', 'payment_intent.created'],
      limit: 100,
    });
    return data.filter((event) => JSON.stringify(event).includes(id)).map(({ type }) => type);
  };
  await vi.waitFor(async () => expect(await typesOf(true)).toEqual(['payment_intent.created']));
  expect(await typesOf(false)).toEqual(['payment_intent.succeeded']);
});

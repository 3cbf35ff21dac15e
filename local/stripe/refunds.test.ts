import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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
  test('are possible for an earlier payment without events, stored once', async () => {
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

  test('may fail later, restoring the money for another refund, with three events', async () => {
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

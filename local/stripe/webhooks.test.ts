import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startForTest } from './start-for-test.ts';

async function start(options: Parameters<typeof startForTest>[0] = {}) {
  const local = await startForTest(options);
  onTestFinished(() => local.stop());
  const types = () => local.received.map(({ event }) => event.type);
  const pay = async (id: string) =>
    local.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const make = async (amount = 1_000) =>
    (await local.stripe.paymentIntents.create({ amount, currency: 'usd' })).id;
  return { ...local, types, pay, make };
}

test('events arrive signed and in order, each with the object of its time', async () => {
  const local = await start();
  const id = await local.make();
  await local.pay(id);
  await vi.waitFor(() =>
    expect(local.types()).toEqual(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']),
  );
  expect(local.received[0]?.event.data.object).toMatchObject({ id, status: 'requires_payment_method' });
  expect(local.received[2]?.event.data.object).toMatchObject({ id, status: 'succeeded' });
});

test('a failed webhook is retried after growing delays', async () => {
  const local = await start({ statuses: [500, 500, 500] });
  await local.make();
  // Its three pauses, plus time for a busy machine.
  await vi.waitFor(() => expect(local.received).toHaveLength(1), { timeout: 10_000 });
  const times = [...local.refused, local.received[0]?.at ?? 0];
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(gaps[0]).toBeGreaterThanOrEqual(19);
  expect(gaps[1]).toBeGreaterThanOrEqual(59);
  expect(gaps[2]).toBeGreaterThanOrEqual(179);
});

test('sends only the events registered for the endpoint', async () => {
  const local = await start({ webhookEvents: ['payment_intent.succeeded'] });
  await local.pay(await local.make());
  await vi.waitFor(() => expect(local.types()).toEqual(['payment_intent.succeeded']));
});

test('switches deliver an intent’s events out of order, twice, late or not at all', async () => {
  const local = await start();
  const of = (id: string) => local.received.filter(({ event }) => JSON.stringify(event).includes(id));
  const [reversed, doubled, late, lost] = await Promise.all([1, 2, 3, 4].map(() => local.make()));
  await vi.waitFor(() => expect(local.received).toHaveLength(4));
  await local.control('/delivery', { payment_intent: reversed, mode: 'out_of_order', delay_ms: 100 });
  await local.control('/delivery', { payment_intent: doubled, mode: 'twice' });
  await local.control('/delivery', { payment_intent: late, mode: 'late', delay_ms: 400 });
  await local.control('/delivery', { payment_intent: lost, mode: 'lost' });
  const paidAt = Date.now();
  await Promise.all([reversed, doubled, late, lost].map((id) => local.pay(id ?? '')));
  await vi.waitFor(() => expect(of(late ?? '')).toHaveLength(3));

  const reversedTypes = of(reversed ?? '').map(({ event }) => event.type);
  expect(reversedTypes).toEqual(['payment_intent.created', 'payment_intent.succeeded', 'charge.succeeded']);
  expect(of(doubled ?? '')).toHaveLength(5);
  expect((of(late ?? '')[1]?.at ?? 0) - paidAt).toBeGreaterThanOrEqual(399);
  expect(of(lost ?? '')).toHaveLength(1);
});

test('a lost event can be sent later', async () => {
  const local = await start({ webhookEvents: ['payment_intent.succeeded'] });
  const id = await local.make();
  await local.control('/delivery', { payment_intent: id, mode: 'lost' });
  await local.pay(id);
  const { data } = await local.stripe.events.list({ type: 'payment_intent.succeeded' });
  await wait(100);
  expect(local.received).toEqual([]);
  await local.control(`/events/${data[0]?.id}/resend`, {});
  await vi.waitFor(() => expect(local.types()).toEqual(['payment_intent.succeeded']));
});

test('the bank settles a processing payment later', async () => {
  const local = await start({ settleAfterMs: 100 });
  const id = await local.make();
  const intent = await local.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_settlesLater' });
  expect(intent.status).toBe('processing');
  await vi.waitFor(() =>
    expect(local.types()).toEqual(
      expect.arrayContaining(['payment_intent.processing', 'payment_intent.succeeded']),
    ),
  );
});

test('the bank settles by account, and small deposits wait for their amounts', async () => {
  const local = await start({ settleAfterMs: 100 });
  const { paymentIntents } = local.stripe;
  const [refused, waiting] = [await local.make(), await local.make()];
  await paymentIntents.confirm(refused, { payment_method: 'pm_usBankAccount_accountClosed' });
  const asked = await paymentIntents.confirm(waiting, { payment_method: 'pm_usBankAccount_takesDeposits' });
  expect(asked).toMatchObject({ status: 'requires_action', latest_charge: null });
  const page = asked.next_action?.verify_with_microdeposits?.hosted_verification_url ?? '';
  expect(await (await fetch(page)).text()).toContain('Verify your bank account');
  await expect(paymentIntents.verifyMicrodeposits(waiting, { amounts: [1, 2] })).rejects.toThrow(
    'do not match',
  );
  const body = new URLSearchParams({
    client_secret: asked.client_secret ?? '',
    first: '32',
    second: '45',
  });
  expect(await (await fetch(page.split('?')[0] ?? '', { method: 'POST', body })).text()).toContain(
    'on its way',
  );
  const stateOf = async (id: string) => {
    const { status, latest_charge: charge } = await paymentIntents.retrieve(id, {
      expand: ['latest_charge'],
    });
    return [status, typeof charge === 'object' && charge?.failure_code];
  };
  await vi.waitFor(async () => {
    expect(await stateOf(refused)).toEqual(['requires_payment_method', 'account_closed']);
    expect(await stateOf(waiting)).toEqual(['succeeded', null]);
  });
  const { data } = await local.stripe.balanceTransactions.list();
  expect(data.map(({ type, amount }) => [type, Math.sign(amount)])).toEqual(
    expect.arrayContaining([
      ['payment_failure_refund', -1],
      ['charge', 1],
    ]),
  );
});

test('a refund sends an event of its charge', async () => {
  const local = await start({ webhookEvents: ['charge.refunded'] });
  const id = await local.make();
  await local.pay(id);
  await local.stripe.refunds.create({ payment_intent: id });
  await vi.waitFor(() => expect(local.types()).toEqual(['charge.refunded']));
  expect(local.received[0]?.event.data.object).toMatchObject({ payment_intent: id, refunded: true });
});

test('intents and undelivered events survive a restart', async () => {
  const local = await start({
    webhookEvents: ['payment_intent.succeeded'],
    statuses: Array.from({ length: 4 }, () => 503),
    retryDelaysMs: [60_000],
  });
  const id = await local.make();
  await local.pay(id);
  await vi.waitFor(() => expect(local.refused).toHaveLength(1));
  await local.restart();
  expect(await local.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded' });
  await vi.waitFor(() => expect(local.refused).toHaveLength(2));
});

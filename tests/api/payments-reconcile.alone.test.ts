import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPayment, payments } from '../../functions/src/payments/payments.ts';
import { websiteMark } from '../../functions/src/stripe/stripe-client.ts';
import { startForTest } from '../../local/stripe/start-for-test.ts';
import { configureFunctions } from '../support/configure-functions.ts';

// A Stripe of its own, because these tests move days ahead and must not cancel other tests' payments.
const local = await startForTest({ settleAfterMs: 600_000 });
const { stripe } = local;
configureFunctions();
process.env['STRIPE_API_BASE'] = local.origin;
/** Intents that fail on our side. */
const unsyncable = new Set<string>();
vi.doMock('../../functions/src/stripe/sync-payment.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../functions/src/stripe/sync-payment.ts')>();
  return {
    ...original,
    syncPayment: async (id: string) => {
      if (unsyncable.has(id)) throw new Error('Something went wrong');
      return await original.syncPayment(id);
    },
  };
});
const { reconcile } = await import('../../functions/src/stripe/reconcile.ts');
const { reconcilePayments } = await import('../../functions/src/app/jobs.ts');

const hours = 60 * 60 * 1000;
const days = 24 * hours;

vi.useFakeTimers({ toFake: ['Date'] });
afterAll(async () => {
  vi.useRealTimers();
  await local.stop();
});

// Each test begins a year after the previous one, so that they do not share data.
let start = Date.UTC(2031, 0, 1);
beforeEach(async () => {
  start += 365 * days;
  at(0);
  const collection = (await payments()).firestore.collection('reconciliation');
  for (const document of await collection.listDocuments()) await document.delete();
});

/** Sets Stripe's clock and ours to this time after the test's beginning. */
function at(ms: number): Date {
  const now = new Date(start + ms);
  vi.setSystemTime(now);
  return now;
}

type Given = { amount?: number; metadata?: Record<string, string>; lost?: boolean };

async function intent({ amount = 2_500, metadata = { ...websiteMark }, lost = true }: Given = {}) {
  const { id } = await stripe.paymentIntents.create({ amount, currency: 'usd', metadata });
  if (lost) await local.control('/delivery', { payment_intent: id, mode: 'lost' });
  return id;
}

const pay = (id: string, method = 'pm_card_visa') =>
  stripe.paymentIntents.confirm(id, { payment_method: method }).catch((error: unknown) => error);
const stateOf = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status;
const once = () => false;

describe('lost webhooks', () => {
  test('are made up for by the next run, and not looked at again', async () => {
    const [paid, failed, refunded, untouched] = await Promise.all([1, 2, 3, 4].map(() => intent()));
    await pay(paid ?? '');
    await pay(failed ?? '', 'pm_card_chargeDeclined');
    await pay(refunded ?? '');
    await stripe.refunds.create({ payment_intent: refunded ?? '' });

    expect(await reconcile(at(hours))).toMatchObject({
      undelivered: 4,
      mended: 3,
      failed: 0,
      finished: true,
    });
    expect(await findPayment(paid ?? '')).toMatchObject({ status: 'succeeded', amount: 25 });
    expect(await findPayment(failed ?? '')).toMatchObject({ status: 'failed' });
    expect(await findPayment(refunded ?? '')).toMatchObject({ status: 'refunded', refundedAmount: 25 });
    expect(await findPayment(untouched ?? '')).toBeUndefined();
    expect(await reconcile(at(7 * hours))).toMatchObject({ undelivered: 0, mended: 0 });
  });

  test('may concern a refund or dispute long after the payment', async () => {
    const id = await intent();
    await pay(id);
    await reconcile(at(hours));
    await reconcile(at(80 * days));
    at(80 * days + hours);
    await stripe.refunds.create({ payment_intent: id, amount: 500 });
    await local.control(`/payment_intents/${id}/dispute`, { amount: 2_000 });
    await reconcile(at(80 * days + 6 * hours));
    expect(await findPayment(id)).toMatchObject({
      status: 'succeeded',
      refundedAmount: 5,
      disputeStatus: 'needs_response',
      withdrawnAmount: 20,
    });
  });
});

test('a transfer that settles on day four is recorded', async () => {
  const id = await intent({ lost: false });
  await pay(id, 'pm_usBankAccount_success');
  for (let day = 1; day <= 3; day += 1) await reconcile(at(day * days + hours));
  expect(await findPayment(id)).toMatchObject({ status: 'processing' });
  at(4 * days);
  await local.control(`/payment_intents/${id}/settle`, { outcome: 'succeeded' });
  await reconcile(at(4 * days + hours));
  expect(await findPayment(id)).toMatchObject({
    status: 'succeeded',
    paidAt: new Date(start + 4 * days + hours).toISOString(),
  });
});

describe('an unpaid intent', () => {
  test('is canceled after a day, unless it is not ours or awaits small deposits', async () => {
    const [abandoned, tried, challenged, paid, deposits] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => intent()),
    );
    const foreign = await intent({ metadata: {} });
    await pay(tried ?? '', 'pm_card_chargeDeclined');
    await stripe.paymentIntents.confirm(challenged ?? '', {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'https://welding.example/dashboard',
    });
    await pay(paid ?? '');
    await pay(deposits ?? '', 'pm_usBankAccount_takesDeposits');
    await reconcile(at(23 * hours));
    expect(await stateOf(abandoned ?? '')).toBe('requires_payment_method');

    expect(await reconcile(at(25 * hours))).toMatchObject({ dayOld: 6, abandoned: 3 });
    const canceled = await stripe.paymentIntents.retrieve(abandoned ?? '');
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(
      await Promise.all([tried, challenged, paid, foreign, deposits].map((id) => stateOf(id ?? ''))),
    ).toEqual(['canceled', 'canceled', 'succeeded', 'requires_payment_method', 'requires_action']);
    expect(await findPayment(abandoned ?? '')).toBeUndefined();
    expect(await findPayment(tried ?? '')).toMatchObject({ status: 'canceled' });
  });

  test('is processed within the time of a run, and the next run continues', async () => {
    const many = await Promise.all(Array.from({ length: 7 }, () => intent()));
    at(12 * hours);
    const later = await intent();
    const runs = [];
    for (let run = 0; run < 4; run += 1) {
      runs.push(await reconcile(at((25 + run) * hours), { pageSize: 2, hasTime: once }));
    }
    expect(runs.map(({ dayOld, abandoned, finished }) => [dayOld, abandoned, finished])).toEqual([
      [2, 2, false],
      [2, 2, false],
      [2, 2, false],
      [1, 1, false],
    ]);
    expect(new Set(await Promise.all(many.map(stateOf)))).toEqual(new Set(['canceled']));
    expect(await stateOf(later)).toBe('requires_payment_method');
    expect(await reconcile(at(37 * hours))).toMatchObject({ dayOld: 1, abandoned: 1, finished: true });
    expect(await stateOf(later)).toBe('canceled');
  });
});

test('one failing payment does not block others', async () => {
  const [broken, good] = await Promise.all([intent(), intent()]);
  await pay(broken ?? '');
  await pay(good ?? '');
  unsyncable.add(broken ?? '');
  expect(await reconcile(at(hours))).toMatchObject({ mended: 1, failed: 1, finished: true });
  expect(await findPayment(good ?? '')).toMatchObject({ status: 'succeeded' });
});

test('the function uses its scheduled time', async () => {
  const id = await intent();
  await pay(id);
  const scheduleTime = at(hours).toISOString();
  await reconcilePayments.run({ scheduleTime, jobName: 'test' });
  expect(await findPayment(id)).toMatchObject({ status: 'succeeded' });
});

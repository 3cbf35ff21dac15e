import { maxFailedAttempts } from '@welding/domain/entities/payment';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findPayment } from '../../functions/src/data/payments.ts';
import { websiteMark } from '../../functions/src/payments/payment-origin.ts';
import { stackStripe } from '../support/local-stripe.ts';
import { stackAddresses } from '../support/stack.ts';
import { startFunction } from './function-process.ts';
import { postEvent } from './post-event.ts';
import { eventOf, sendEvent, silentIntent, tryToPay } from './silent-intent.ts';

stackAddresses();
const stripe = stackStripe();
const soon = { timeout: 10_000, interval: 50 };
const declined = 'pm_card_chargeDeclined';

async function failTimes(id: string, times: number) {
  for (let attempt = 1; attempt <= times; attempt += 1) await tryToPay(id, declined);
}

const statusOf = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status;

test('five cards that are declined close a payment by themselves; the sixth, a good one, is refused', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 900, currency: 'usd', metadata: websiteMark });
  await failTimes(id, maxFailedAttempts);
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('canceled'), soon);
  await expect(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'canceled' },
  });
  await vi.waitFor(async () => expect(await findPayment(id)).toMatchObject({ status: 'canceled' }), soon);
});

test('four do not, however often they are told, and a good card still pays', async () => {
  const id = await silentIntent();
  await failTimes(id, maxFailedAttempts - 1);
  for (let times = 0; times < 3; times += 1) await sendEvent(id, 'payment_intent.payment_failed');
  expect(await findPayment(id)).toMatchObject({ status: 'failed' });
  await tryToPay(id);
  await sendEvent(id, 'payment_intent.succeeded');
  expect(await findPayment(id)).toMatchObject({ status: 'succeeded' });
});

test('one event that arrives is enough, whichever it is, and the log says so once', async () => {
  const { base, log, stop } = await startFunction({}, 'stripeWebhook');
  onTestFinished(stop);
  const id = await silentIntent();
  await tryToPay(id, declined);
  const first = JSON.stringify(await eventOf(id, 'payment_intent.payment_failed'));
  await failTimes(id, maxFailedAttempts - 1);
  const answers = await Promise.all([1, 2, 3].map(() => postEvent(first, { base })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await statusOf(id)).toBe('canceled');
  expect(await findPayment(id)).toMatchObject({ status: 'canceled' });
  const lines = () =>
    log()
      .split('\n')
      .filter((line) => line.includes('payment closed after failed attempts'));
  await vi.waitFor(() => expect(lines()).toHaveLength(1), soon);
});

test('a payment that went through after five failures stays paid, when their events come late', async () => {
  const id = await silentIntent();
  await failTimes(id, maxFailedAttempts);
  await tryToPay(id);
  expect((await sendEvent(id, 'payment_intent.payment_failed')).status).toBe(200);
  expect(await findPayment(id)).toMatchObject({ status: 'succeeded' });
});

test('an intent that was not made by the website is left alone', async () => {
  const id = await silentIntent({ metadata: { source: '' } });
  await failTimes(id, maxFailedAttempts + 1);
  await sendEvent(id, 'payment_intent.payment_failed');
  expect(await statusOf(id)).toBe('requires_payment_method');
  expect(await findPayment(id)).toMatchObject({ status: 'failed' });
});

import { expect, test } from 'vitest';
import { findPayment } from '../../functions/src/data/payments.ts';
import { localKeys } from '../../local/stack/local-keys.ts';
import { deliver, stackStripe } from '../support/local-stripe.ts';
import { stackAddresses } from '../support/stack.ts';

Object.assign(process.env, {
  SESSION_SECRET: localKeys.sessionSecret,
  STRIPE_SECRET_KEY: localKeys.stripeSecretKey,
  STRIPE_WEBHOOK_SECRET: localKeys.stripeWebhookSecret,
  STRIPE_API_BASE: stackAddresses().stripe,
});
const { reconcilePayments } = await import('../../functions/src/payments/reconcile-payments.ts');
const stripe = stackStripe();

async function lostIntent() {
  const { id } = await stripe.paymentIntents.create({ amount: 2_500, currency: 'usd' });
  await deliver(id, 'lost');
  return id;
}

const runNow = (now = new Date()) =>
  reconcilePayments.run({ scheduleTime: now.toISOString(), jobName: 'test' });

test('payments whose webhooks were lost are recorded by the next reconciliation', async () => {
  const [paid, failed, refunded, untouched] = await Promise.all([1, 2, 3, 4].map(lostIntent));
  await stripe.paymentIntents.confirm(paid ?? '', { payment_method: 'pm_card_visa' });
  await stripe.paymentIntents
    .confirm(failed ?? '', { payment_method: 'pm_card_chargeDeclined' })
    .catch(() => undefined);
  await stripe.paymentIntents.confirm(refunded ?? '', { payment_method: 'pm_card_visa' });
  await stripe.refunds.create({ payment_intent: refunded ?? '' });
  for (const id of [paid, failed, refunded]) expect(await findPayment(id ?? '')).toBeUndefined();

  await runNow();

  expect(await findPayment(paid ?? '')).toMatchObject({ status: 'succeeded', amount: 25 });
  expect(await findPayment(failed ?? '')).toMatchObject({ status: 'failed' });
  expect(await findPayment(refunded ?? '')).toMatchObject({ status: 'refunded' });
  expect(await findPayment(untouched ?? '')).toBeUndefined();
}, 60_000);

test('a lost refund of a recorded payment is made good', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 2_600, currency: 'usd' });
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await expect.poll(() => findPayment(id), { timeout: 10_000 }).toMatchObject({ status: 'succeeded' });
  await deliver(id, 'lost');
  await stripe.refunds.create({ payment_intent: id });
  await runNow();
  expect(await findPayment(id)).toMatchObject({ status: 'refunded' });
}, 60_000);

test('what is older than three days is left alone', async () => {
  const id = await lostIntent();
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await runNow(new Date(Date.now() + 3 * 24 * 60 * 60 * 1000 + 60_000));
  expect(await findPayment(id)).toBeUndefined();
}, 60_000);

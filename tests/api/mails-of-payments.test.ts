import { randomUUID } from 'node:crypto';
import { paymentSchema } from '@welding/domain/entities/payment';
import { expect, test } from 'vitest';
import { sendMail } from '../../functions/src/messages/send-mail.ts';
import { findPayment } from '../../functions/src/payments/payments.ts';
import { kindsTo, mailsTo } from '../support/client-mails.ts';
import { controlStripe, stackStripe } from '../support/local-stripe.ts';
import { changeStoredMail, storedMail } from '../support/mails.ts';
import { stackAddresses } from '../support/stack.ts';
import { callDesk } from './call-api.ts';
import { moneyShop } from './money-shop.ts';
import { postEvent } from './post-event.ts';
import { eventOf, sendEvent, silentIntent, tryToPay } from './silent-intent.ts';

stackAddresses();
const shop = moneyShop({ title: 'Boom lift bracket' });

test('a card payment brings one receipt, however many events report it', async () => {
  const id = await silentIntent({ metadata: { clientId: shop.client.id, projectId: shop.project.id } });
  await tryToPay(id);
  const payload = JSON.stringify(await eventOf(id, 'payment_intent.succeeded'));
  await Promise.all(Array.from({ length: 8 }, () => postEvent(payload)));
  expect((await sendEvent(id, 'payment_intent.succeeded')).status).toBe(200);
  const told = await mailsTo(shop.client.email);
  expect(told).toMatchObject([
    { id: `receipt_${id}`, kind: 'receipt', clientId: shop.client.id, projectId: shop.project.id },
  ]);
  expect(told[0]?.subject).toBe('Your receipt for $123.45');
  expect(told[0]?.text).toContain(`How: By card\nFor: Boom lift bracket\nReference: ${id}`);
});

test('neither a refund nor a failed refund brings a second receipt', async () => {
  const id = await silentIntent({ metadata: { clientId: shop.client.id } });
  await tryToPay(id);
  await sendEvent(id, 'payment_intent.succeeded');
  const refund = await stackStripe().refunds.create({ payment_intent: id });
  await sendEvent(id, 'charge.refunded');
  expect(await findPayment(id)).toMatchObject({ status: 'refunded' });
  await controlStripe(`/refunds/${refund.id}/fail`);
  await sendEvent(id, 'refund.failed');
  expect(await findPayment(id)).toMatchObject({ status: 'succeeded' });
  expect(await kindsTo(shop.client.email)).toEqual(['receipt', 'refund']);
});

test('a failed refund is corrected once if its client was mailed, otherwise its mail is withdrawn', async () => {
  const id = await silentIntent({ metadata: { clientId: shop.client.id } });
  await tryToPay(id);
  await sendEvent(id, 'payment_intent.succeeded');
  const refund = await stackStripe().refunds.create({ payment_intent: id, amount: 8_000 });
  await sendEvent(id, 'charge.refunded');
  const [told] = (await mailsTo(shop.client.email)).filter(({ kind }) => kind === 'refund');
  await changeStoredMail(told?.id ?? '', { status: 'sent', sentAt: new Date().toISOString() });
  await controlStripe(`/refunds/${refund.id}/fail`);
  await sendEvent(id, 'refund.failed');
  await sendEvent(id, 'refund.failed');
  expect((await kindsTo(shop.client.email)).toSorted()).toEqual(['receipt', 'refund', 'refund-failed']);
  const correction = (await mailsTo(shop.client.email)).find(({ kind }) => kind === 'refund-failed');
  expect(correction?.subject).toBe('Our refund of $80.00 did not arrive');
  expect(correction?.paymentId).toBe(id);
  await changeStoredMail(told?.id ?? '', { status: 'queued', sentAt: undefined });
  expect(await sendMail(told?.id ?? '', new Date())).toBe('passed');
  expect(await storedMail(told?.id ?? '')).toMatchObject({ status: 'withdrawn', failure: 'paymentChanged' });
});

test('a bank transfer is mailed once it arrives, and each failure once with its reason', async () => {
  const id = await silentIntent({ metadata: { clientId: shop.client.id, projectId: shop.project.id } });
  const tell = (type: string) => sendEvent(id, `payment_intent.${type}`);
  const begin = async () => {
    await tryToPay(id, 'pm_usBankAccount_processing');
    await tell('processing');
  };
  const decide = (outcome: string) => controlStripe(`/payment_intents/${id}/settle`, { outcome });
  await begin();
  expect(await kindsTo(shop.client.email)).toEqual([]);
  for (let failures = 0; failures < 2; failures += 1) {
    await decide('failed');
    await tell('payment_failed');
    await tell('payment_failed');
    await tell('processing');
    await begin();
  }
  await decide('succeeded');
  await tell('succeeded');
  await tell('payment_failed');
  const told = await mailsTo(shop.client.email);
  expect(told.map(({ kind }) => kind)).toEqual(['payment-failed', 'payment-failed', 'receipt']);
  expect(told[0]?.subject).toBe('Your bank transfer of $123.45 did not go through');
  expect(told[0]?.text).toMatch(/not enough money in the\s+account\. The amount is due again\./);
  expect(told[2]?.text).toContain('How: By bank transfer');
});

test('a refused card and a payment of an unknown payer bring no receipt', async () => {
  const refused = await silentIntent({ metadata: { clientId: shop.client.id } });
  await tryToPay(refused, 'pm_card_visa_chargeDeclined');
  expect((await sendEvent(refused, 'payment_intent.payment_failed')).status).toBe(200);
  const unknown = await silentIntent({ metadata: { clientId: randomUUID() } });
  await tryToPay(unknown);
  expect((await sendEvent(unknown, 'payment_intent.succeeded')).status).toBe(200);
  expect(await findPayment(unknown)).toMatchObject({ status: 'succeeded' });
  expect(await kindsTo(shop.client.email)).toEqual([]);
});

test('cash and checks bring one receipt per record, without staff notes', async () => {
  const key = randomUUID();
  const json = {
    clientId: shop.client.id,
    projectId: shop.project.id,
    amount: 120.5,
    method: 'check',
    note: 'Bounced once',
  };
  const record = () => callDesk('POST', 'payments', json, { bearer: shop.tokens.office, key });
  const answers = await Promise.all([1, 2, 3, 4].map(record));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const payment = paymentSchema.parse(answers[0]?.json());
  const told = await mailsTo(shop.client.email);
  expect(told).toMatchObject([{ id: `receipt_${payment.id}`, kind: 'receipt' }]);
  expect(told[0]?.text).toContain('Amount: $120.50');
  expect(told[0]?.text).toContain('How: By check');
  expect(JSON.stringify(told)).not.toContain('Bounced');
});

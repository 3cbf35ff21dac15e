import { maxFailedAttempts } from '@welding/domain/entities/payment';
import { describe, expect, test, vi } from 'vitest';
import { findPayment } from '../../functions/src/payments/payments.ts';
import { websiteMark } from '../../functions/src/stripe/stripe-client.ts';
import { controlStripe, deliver, stackStripe } from '../support/local-stripe.ts';
import { watchLog } from './api-log.ts';
import { postEvent } from './post-event.ts';
import { eventOf, sendEvent, silentIntent, tryToPay } from './silent-intent.ts';

const stripe = stackStripe();
const soon = { timeout: 10_000, interval: 50 };
const intentOf = async (id: string) => (await stripe.paymentIntents.retrieve(id)).status;

type Step = (id: string) => Promise<unknown>;
const card: Step = (id) => tryToPay(id);
const declined: Step = (id) => tryToPay(id, 'pm_card_chargeDeclined');
const transfer: Step = (id) => tryToPay(id, 'pm_usBankAccount_processing');
const deposits: Step = (id) => tryToPay(id, 'pm_usBankAccount_takesDeposits');
const settles =
  (outcome: 'succeeded' | 'failed'): Step =>
  (id) =>
    controlStripe(`/payment_intents/${id}/settle`, { outcome });
const confirmed: Step = (id) => stripe.paymentIntents.verifyMicrodeposits(id, { amounts: [32, 45] });
const cancelled: Step = (id) => stripe.paymentIntents.cancel(id);
/** Stripe's event of this type arrives only now. */
const told =
  (type: string): Step =>
  (id) =>
    sendEvent(id, type);
const refund =
  (amount?: number): Step =>
  (id) =>
    stripe.refunds.create({ payment_intent: id, ...(amount && { amount }) });
const refundFails: Step = async (id) => {
  const { data } = await stripe.refunds.list({ payment_intent: id });
  await controlStripe(`/refunds/${data[0]?.id}/fail`);
};
const dispute =
  (body: object = {}): Step =>
  (id) =>
    controlStripe(`/payment_intents/${id}/dispute`, body);
const disputeIs =
  (status: string): Step =>
  async (id) => {
    const { data } = await stripe.disputes.list({ payment_intent: id });
    await controlStripe(`/disputes/${data[0]?.id}`, { status });
  };
const [succeeded, failed] = [told('payment_intent.succeeded'), told('payment_intent.payment_failed')];
const onItsWay = told('payment_intent.processing');
const refunded = told('charge.refunded');
const paid = [card, succeeded];
const withdrawn = [
  ...paid,
  dispute(),
  told('charge.dispute.created'),
  told('charge.dispute.funds_withdrawn'),
];

const any = expect.any(String);
const record = { projectId: '', clientId: '', amount: 123.45, createdAt: any };
const whole = { ...record, paidAt: any, status: 'succeeded' };
const part = { at: any, amount: 3.45 };
const waiting = { ...record, method: 'bank_transfer', status: 'processing' };
const arrived = { ...whole, method: 'bank_transfer' };
const refused = {
  ...waiting,
  status: 'failed',
  failureCode: 'insufficient_funds',
  failedAt: any,
};
const due = { disputeDueAt: any };
const taken = { withdrawnAmount: 123.45, withdrawnAt: any };

describe('events of a payment of $123.45, and the resulting record', () => {
  test.each<[string, Step[], object | undefined]>([
    ['a card pays', paid, whole],
    ['an unattempted payment is cancelled', [cancelled, told('payment_intent.canceled')], undefined],
    ['a card is declined', [declined, failed], { ...record, status: 'failed' }],
    ['a second card pays', [declined, failed, card, succeeded], whole],
    [
      'it is cancelled after a try',
      [declined, cancelled, told('payment_intent.canceled')],
      { ...record, status: 'canceled' },
    ],
    ['a transfer is pending', [transfer, onItsWay], waiting],
    [
      'a transfer arrives, and an older event comes late',
      [transfer, onItsWay, settles('succeeded'), succeeded, onItsWay],
      arrived,
    ],
    [
      'a transfer fails, with late and repeated events',
      [transfer, onItsWay, settles('failed'), failed, failed, onItsWay],
      refused,
    ],
    ['a transfer fails without earlier events', [transfer, settles('failed'), failed], refused],
    [
      'another transfer is pending after a failed one',
      [transfer, onItsWay, settles('failed'), failed, transfer, onItsWay, failed],
      waiting,
    ],
    [
      'a card pays after a failed transfer',
      [transfer, onItsWay, settles('failed'), failed, card, succeeded, failed],
      whole,
    ],
    ['small deposits in an account wait', [deposits, told('payment_intent.requires_action')], undefined],
    ['small deposits are confirmed', [deposits, confirmed, onItsWay], waiting],
    [
      'small deposits are never confirmed',
      [deposits, settles('failed'), failed],
      { ...refused, failureCode: 'payment_method_microdeposit_verification_timeout' },
    ],
    [
      'a refund of a transfer is pending',
      [transfer, settles('succeeded'), succeeded, refund(345), refunded],
      { ...arrived, refundedAmount: 3.45, refundedAt: any },
    ],
    [
      'a refund of a transfer fails',
      [transfer, settles('succeeded'), succeeded, refund(345), refunded, refundFails, told('refund.failed')],
      { ...arrived, refundFailedAmount: 3.45 },
    ],
    ['an older event comes late', [declined, card, succeeded, failed], whole],
    [
      'four cards are declined, with repeated events, and a valid one pays',
      [declined, declined, declined, declined, failed, failed, failed, card, succeeded],
      whole,
    ],
    [
      'it succeeds after five failures with late events',
      [...Array<Step>(maxFailedAttempts).fill(declined), card, failed],
      whole,
    ],
    [
      'part is refunded',
      [...paid, refund(345), refunded],
      { ...whole, refundedAmount: 3.45, refundedAt: any },
    ],
    [
      'more of it is refunded',
      [...paid, refund(345), refunded, refund(2_000), refunded],
      { ...whole, refundedAmount: 23.45, refundedAt: any, refunds: [part, { at: any, amount: 20 }] },
    ],
    [
      'all of it is refunded, and an older event comes late',
      [...paid, refund(345), refunded, refund(), refunded, succeeded],
      {
        ...whole,
        status: 'refunded',
        refundedAmount: 123.45,
        refundedAt: any,
        refunds: [part, { at: any, amount: 120 }],
      },
    ],
    [
      'a refund fails after another one',
      [...paid, refund(300), refund(45), refundFails, told('refund.failed')],
      { ...whole, refundedAmount: 3, refundedAt: any },
    ],
    ['a bank withdraws it', withdrawn, { ...whole, disputeStatus: 'needs_response', ...due, ...taken }],
    [
      'the dispute is under review',
      [...withdrawn, disputeIs('under_review'), told('charge.dispute.updated')],
      { ...whole, disputeStatus: 'under_review', ...due, ...taken },
    ],
    [
      'the dispute is won',
      [
        ...withdrawn,
        disputeIs('won'),
        told('charge.dispute.closed'),
        told('charge.dispute.funds_reinstated'),
      ],
      { ...whole, disputeStatus: 'won', ...due },
    ],
    [
      'a dispute about part of it is lost, and older events come late',
      [
        ...paid,
        dispute({ amount: 2_345 }),
        disputeIs('lost'),
        told('charge.dispute.closed'),
        told('charge.dispute.created'),
        succeeded,
      ],
      { ...whole, disputeStatus: 'lost', ...due, withdrawnAmount: 23.45, withdrawnAt: any },
    ],
    [
      'an inquiry takes no money',
      [
        ...paid,
        dispute({ inquiry: true }),
        told('charge.dispute.created'),
        disputeIs('warning_closed'),
        told('charge.dispute.closed'),
      ],
      { ...whole, disputeStatus: 'closed', ...due },
    ],
  ])('%s', async (_, steps, expected) => {
    const id = await silentIntent();
    for (const step of steps) await step(id);
    expect(await findPayment(id)).toEqual(expected && { id, stripePaymentIntentId: id, ...expected });
  });
});

test('events in reverse order or twice give the same result', async () => {
  for (const mode of ['out_of_order', 'twice'] as const) {
    const { id } = await stripe.paymentIntents.create({ amount: 700, currency: 'usd' });
    await deliver(id, mode);
    for (const step of [declined, transfer, settles('succeeded')]) await step(id);
    await vi.waitFor(async () => expect(await findPayment(id)).toMatchObject({ status: 'succeeded' }), soon);
  }
});

describe('five declined cards', () => {
  const failTimes = async (id: string, times = maxFailedAttempts) => {
    for (let attempt = 1; attempt <= times; attempt += 1) await declined(id);
  };

  test('close a payment, and a sixth valid card is refused', async () => {
    const { id } = await stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      metadata: websiteMark,
    });
    await failTimes(id);
    await vi.waitFor(async () => expect(await findPayment(id)).toMatchObject({ status: 'canceled' }), soon);
    await expect(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject(
      {
        code: 'payment_intent_unexpected_state',
        payment_intent: { status: 'canceled' },
      },
    );
  });

  test('are detected from any one event, and logged once', async () => {
    const log = watchLog();
    const id = await silentIntent();
    await declined(id);
    const first = JSON.stringify(await eventOf(id, 'payment_intent.payment_failed'));
    await failTimes(id, maxFailedAttempts - 1);
    const answers = await Promise.all([1, 2, 3].map(() => postEvent(first)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await intentOf(id), (await findPayment(id))?.status]).toEqual(['canceled', 'canceled']);
    expect(log('payment closed after failed attempts').filter((line) => line.includes(id))).toHaveLength(1);
  });

  test('do not close an intent that the website did not make', async () => {
    const id = await silentIntent({ metadata: { source: '' } });
    await failTimes(id, maxFailedAttempts + 1);
    await failed(id);
    expect([await intentOf(id), (await findPayment(id))?.status]).toEqual([
      'requires_payment_method',
      'failed',
    ]);
  });
});

describe('the log', () => {
  test.each(['refund.updated', 'refund.failed'])('says once that a refund failed, on %s', async (type) => {
    const log = watchLog();
    const id = await silentIntent();
    for (const step of [...paid, refund(), refunded, refundFails, told(type), told(type)]) await step(id);
    expect(await findPayment(id)).toMatchObject({ ...whole, refundFailedAmount: 123.45 });
    expect(log('refund failed')).toEqual([expect.stringContaining(id)]);
  });

  test('has a line for each change of a dispute', async () => {
    const log = watchLog();
    const id = await silentIntent();
    for (const step of [...withdrawn, disputeIs('under_review'), told('charge.dispute.updated')])
      await step(id);
    for (const step of [disputeIs('won'), told('charge.dispute.closed')]) await step(id);
    expect(log('payment disputed').filter((line) => line.includes(id))).toHaveLength(3);
  });

  test.each(['jpy', 'eur'])('says that a payment in %s is not counted as dollars', async (currency) => {
    const log = watchLog();
    const id = await silentIntent({ currency });
    for (const step of paid) await step(id);
    expect(await findPayment(id)).toBeUndefined();
    expect(log('payment in another currency')).toEqual([expect.stringContaining(currency)]);
  });
});

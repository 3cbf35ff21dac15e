import { expect, test } from 'vitest';
import { newCharge } from '../../../local/stripe/objects/charge.ts';
import { newPaymentIntent } from '../../../local/stripe/objects/payment-intent.ts';
import { newCardMethod } from '../../../local/stripe/objects/payment-method.ts';
import { paymentOfIntent } from './payment-of-intent.ts';

const projectId = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';
const intent = {
  ...newPaymentIntent({
    amount: 123_456,
    currency: 'usd',
    description: null,
    metadata: { projectId },
    receiptEmail: null,
    automaticPaymentMethods: null,
  }),
  created: 1_700_000_000,
};
const method = newCardMethod({ number: '4242424242424242', expMonth: 12, expYear: 2030 });
const charge = { ...newCharge(intent, method), created: 1_700_000_060 };
const lastError = { type: 'card_error', message: 'Your card was declined.' };

test.each([
  ['nobody has tried to pay it', intent, undefined],
  ['the payer is asked by the bank', { ...intent, status: 'requires_action' }, undefined],
  ['the bank said no', { ...intent, last_payment_error: lastError }, 'failed'],
  ['the bank takes its time', { ...intent, status: 'processing' }, 'processing'],
  ['nobody will pay it any more', { ...intent, status: 'canceled' }, 'canceled'],
  ['it is paid', { ...intent, status: 'succeeded', latest_charge: charge }, 'succeeded'],
  [
    'a part went back',
    { ...intent, status: 'succeeded', latest_charge: { ...charge, amount_refunded: 1 } },
    'succeeded',
  ],
  [
    'all of it went back',
    {
      ...intent,
      status: 'succeeded',
      latest_charge: { ...charge, amount_refunded: 123_456, refunded: true },
    },
    'refunded',
  ],
])('when %s', (_when, given, status) => {
  expect(paymentOfIntent(given)?.status).toBe(status);
});

test('a paid one is recorded with exact dollars, ids and times', () => {
  expect(paymentOfIntent({ ...intent, status: 'succeeded', latest_charge: charge })).toEqual({
    id: intent.id,
    stripePaymentIntentId: intent.id,
    projectId,
    clientId: '',
    amount: 1234.56,
    status: 'succeeded',
    createdAt: '2023-11-14T22:13:20.000Z',
    paidAt: '2023-11-14T22:14:20.000Z',
  });
});

test('a charge that was not fetched along is a mistake of ours', () => {
  expect(() => paymentOfIntent({ ...intent, status: 'succeeded', latest_charge: 'ch_1' })).toThrow(
    /expanded/,
  );
});

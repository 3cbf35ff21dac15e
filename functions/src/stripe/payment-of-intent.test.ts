import type { Payment } from '@welding/domain/entities/payment';
import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { newBalanceTransaction } from '../../../local/stripe/objects/balance-transaction.ts';
import { newCharge } from '../../../local/stripe/objects/new-charge.ts';
import { newDispute } from '../../../local/stripe/objects/new-dispute.ts';
import { newRefund } from '../../../local/stripe/objects/new-refund.ts';
import { newPaymentIntent } from '../../../local/stripe/objects/payment-intent.ts';
import { newCardMethod } from '../../../local/stripe/objects/payment-method.ts';
import { aPayment } from '../../../tests/support/entities.ts';
import { paymentOfIntent } from './payment-of-intent.ts';

const projectId = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';
const intent: Stripe.PaymentIntent = {
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
const paid: Stripe.PaymentIntent = { ...intent, status: 'succeeded', latest_charge: charge };
const refund = (amount: number, status = 'succeeded') => ({ ...newRefund(charge, amount, null, {}), status });
const dispute = (status: Stripe.Dispute.Status, ...moved: number[]) => {
  const made = newDispute(charge, 123_456, status);
  const { currency, id: source } = made;
  const transactions = moved.map((amount) =>
    newBalanceTransaction({ amount, currency, source, category: 'dispute' }),
  );
  return { ...made, balance_transactions: transactions };
};
const recorded = (
  given: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[] = [],
  disputes: readonly Stripe.Dispute[] = [],
) => paymentOfIntent({ intent: given, refunds, disputes });

test('a payment awaiting the bank’s question is not recorded', () => {
  expect(recorded({ ...intent, status: 'requires_action' })).toBeUndefined();
});

describe('a refund', () => {
  test('counts while pending, and not once canceled', () => {
    expect(recorded(paid, [refund(1), refund(49, 'pending')])).toMatchObject({ refundedAmount: 0.5 });
    expect(recorded(paid, [refund(5, 'canceled')])).not.toHaveProperty('refundedAmount');
  });

  test('has its own time among several, and no list when it is the only one', () => {
    const at = (created: number, cents: number) => ({ ...refund(cents), created });
    const both = [at(1_800_000_060, 456), at(1_800_000_000, 1_000)];
    expect(recorded(paid, both)).toMatchObject({
      refundedAt: '2027-01-15T08:01:00.000Z',
      refunds: [
        { at: '2027-01-15T08:00:00.000Z', amount: 10 },
        { at: '2027-01-15T08:01:00.000Z', amount: 4.56 },
      ],
    });
    expect(recorded(paid, both.slice(1))).not.toHaveProperty('refunds');
  });

  test('records the amount owed again, unless it failed', () => {
    const staying = (status?: 'failed') => ({ ...refund(1_000, status), metadata: { bill: 'stays' } });
    expect(recorded(paid, [refund(500), staying()])).toMatchObject({
      refundedAmount: 15,
      owedAgainAmount: 10,
    });
    expect(recorded(paid, [refund(500), staying('failed')])).not.toHaveProperty('owedAgainAmount');
  });

  test('that failed is open until a later refund replaces it', () => {
    const at = (seconds: number, given: Stripe.Refund) => ({ ...given, created: seconds });
    const failed = {
      ...at(100, refund(8_000, 'failed')),
      failure_balance_transaction: {
        ...newBalanceTransaction({
          amount: 8_000,
          currency: 'usd',
          source: 're',
          category: 'refund_failure',
        }),
        created: 500,
      },
    };
    const open = (...others: Stripe.Refund[]) => recorded(paid, [failed, ...others])?.refundFailedAmount;
    expect(open()).toBe(80);
    // A refund from before the failure does not replace it.
    expect(open(at(300, refund(3_000)))).toBe(80);
    expect(open(at(500, refund(3_000)))).toBe(50);
    expect(open(at(600, refund(9_000)))).toBeUndefined();
    expect(open(at(600, refund(8_000, 'canceled')))).toBe(80);
  });

  const at = (seconds: number) => new Date(seconds * 1000).toISOString();
  test.each<[string, Partial<Payment>, number]>([
    ['nothing', {}, 80],
    ['the first', { handedBackAmount: 50, handedBackAt: at(200) }, 80],
    [
      'the first and some of the second',
      {
        handedBackAmount: 70,
        handedBackAt: at(700),
        handBacks: [
          { at: at(200), amount: 50 },
          { at: at(700), amount: 20 },
        ],
      },
      60,
    ],
    ['the first, by a clock that is slow', { handedBackAmount: 50, handedBackAt: at(99) }, 80],
  ])('of which two failed and staff handed back %s', (_, handedBack, open) => {
    const failing = (created: number, amount: number) => ({ ...refund(amount, 'failed'), created });
    const refunds = [failing(100, 5_000), { ...refund(5_000), created: 300 }, failing(600, 8_000)];
    const payment = paymentOfIntent({ intent: paid, refunds, disputes: [] }, aPayment(handedBack));
    expect(payment?.refundFailedAmount).toBe(open);
  });
});

describe('a dispute', () => {
  test.each([
    ['warning_needs_response', 'needs_response'],
    ['needs_response', 'needs_response'],
    ['appeal_needs_response', 'needs_response'],
    ['a state Stripe adds one day', 'needs_response'],
    ['under_review', 'under_review'],
    ['warning_under_review', 'under_review'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['warning_closed', 'closed'],
    ['prevented', 'closed'],
  ] as const)('that is %s at Stripe is %s', (status, expected) => {
    expect(recorded(paid, [], [{ ...dispute('won'), status }])).toMatchObject({ disputeStatus: expected });
  });

  test('among several has the newest status, and their amounts added up', () => {
    const disputes = [dispute('under_review', -456), dispute('lost', -1_000)];
    expect(recorded(paid, [], disputes)).toMatchObject({
      disputeStatus: 'under_review',
      withdrawnAmount: 14.56,
    });
  });
});

test('an unexpanded charge throws', () => {
  expect(() => recorded({ ...paid, latest_charge: 'ch_1' })).toThrow(/expanded/);
});

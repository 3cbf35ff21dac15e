import { paymentMethodName } from '@welding/domain/entities/payment-record';
import { expect, test } from 'vitest';
import { aPayment } from '../../../../tests/support/entities.ts';
import {
  canBeRefunded,
  canBeTakenBack,
  canBeVoided,
  isUnassigned,
  netText,
  paymentFacts,
  paymentState,
} from './payment-words.ts';

test.each([
  [{}, 'Card', undefined, '$100.00', false],
  [{ method: 'cash', kind: 'payment' }, 'Cash', undefined, '$100.00', true],
  [{ method: 'check', kind: 'deposit' }, 'Check, deposit', undefined, '$100.00', true],
  [{ method: 'cash', kind: 'refund' }, 'Cash, paid back', undefined, '-$100.00', true],
  [{ method: 'other', status: 'canceled' }, 'Other', 'Void', '$0.00', false],
  [{ status: 'canceled' }, 'Card', 'Cancelled', '$0.00', false],
  [{ status: 'failed' }, 'Card', 'Failed', '$0.00', false],
  [{ status: 'processing', method: 'bank_transfer' }, 'Bank transfer', 'On its way', '$100.00', false],
  [
    {
      status: 'failed',
      method: 'bank_transfer',
      failureCode: 'account_closed',
      failedAt: '2026-12-01T15:00:00.000Z',
    },
    'Bank transfer',
    'Refused by the bank. The account was closed.',
    '$0.00',
    false,
  ],
  [{ status: 'refunded', refundedAmount: 100 }, 'Card', 'Refunded: $100.00', '$0.00', false],
  [{ refundedAmount: 25.5 }, 'Card', 'Refunded: $25.50', '$74.50', false],
  [
    { refundedAmount: 25.5, owedAgainAmount: 5 },
    'Card',
    'Refunded: $25.50. Owed again: $5.00',
    '$74.50',
    false,
  ],
  [{ refundFailedAmount: 40 }, 'Card', 'A refund came back from the bank: $40.00', '$100.00', false],
  [{ refundedAmount: 20, handedBackAmount: 80 }, 'Card', 'Refunded: $100.00', '$0.00', false],
  [
    { disputeStatus: 'needs_response', disputeDueAt: '2026-12-01T15:00:00.000Z' },
    'Card',
    'Disputed: answer the bank in Stripe until Tue, Dec 1, 2026, 9:00 AM',
    '$100.00',
    false,
  ],
  [{ disputeStatus: 'needs_response' }, 'Card', 'Disputed: answer the bank in Stripe', '$100.00', false],
  [
    { disputeStatus: 'lost', withdrawnAmount: 100 },
    'Card',
    'Taken back by the bank: $100.00',
    '$0.00',
    false,
  ],
] as const)('%j', (fields, method, state, kept, voidable) => {
  const stored = aPayment(fields);
  expect([paymentMethodName(stored), paymentState(stored), netText(stored), canBeVoided(stored)]).toEqual([
    method,
    state,
    kept,
    voidable,
  ]);
});

test.each([
  [{ method: 'cash', kind: 'refund' }, '-$100.00', 'Cash, paid back · Tue, Dec 1, 2026'],
  [{ method: 'other', status: 'canceled' }, '$0.00', 'Other · Void · Tue, Dec 1, 2026'],
  [{ refundedAmount: 25.5 }, '$74.50', 'Card · Refunded: $25.50 · Tue, Dec 1, 2026'],
] as const)('a client’s list describes %j as the project does', (fields, kept, facts) => {
  const stored = aPayment({ paidAt: '2026-12-01T15:00:00.000Z', ...fields });
  expect([netText(stored), paymentFacts(stored)]).toEqual([kept, facts]);
});

test.each([
  [{}, true],
  [{ method: 'cash' }, true],
  [{ refundedAmount: 99.99 }, true],
  [{ status: 'refunded', refundedAmount: 100 }, false],
  [{ status: 'processing' }, false],
  [{ status: 'canceled', method: 'cash' }, false],
  [{ kind: 'refund', method: 'cash' }, false],
  [{ withdrawnAmount: 100, disputeStatus: 'needs_response' }, false],
] as const)('a payment with %j can be refunded: %j', (fields, expected) => {
  expect(canBeRefunded(aPayment(fields))).toBe(expected);
});

test('a payment without a project is unassigned, unless it failed or was refunded', () => {
  expect(isUnassigned(aPayment({ projectId: '' }))).toBe(true);
  expect(isUnassigned(aPayment({ projectId: 'p' }))).toBe(false);
  expect(isUnassigned(aPayment({ projectId: '', status: 'failed' }))).toBe(false);
  expect(isUnassigned(aPayment({ projectId: '', status: 'refunded', refundedAmount: 100 }))).toBe(false);
});

const collected = {
  method: 'cash',
  appointmentId: 'v1',
  paidAt: '2026-11-24T15:00:00.000Z',
  handedOver: false,
} as const;

test('money collected at a visit can be undone until handed over, then voided, but not once partly refunded', () => {
  const canBe = (fields: object) => {
    const payment = aPayment({ ...collected, ...fields });
    delete payment.stripePaymentIntentId;
    return [canBeTakenBack(payment), canBeVoided(payment)];
  };
  expect(canBe({})).toEqual([true, false]);
  expect(canBe({ handedOver: true })).toEqual([false, true]);
  // What went back has lowered the bill: the rest is refunded, too.
  expect(canBe({ refundedAmount: 5 })).toEqual([false, false]);
  expect(canBe({ appointmentId: undefined })).toEqual([false, true]);
  expect(canBe({ status: 'canceled' })).toEqual([false, false]);
});

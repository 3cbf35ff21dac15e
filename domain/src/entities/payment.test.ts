import { describe, expect, test } from 'vitest';
import { mayBecome, paymentIntentRequestSchema } from './payment.ts';
import { paymentStatusSchema } from './status.ts';

const all = paymentStatusSchema.options;

describe('the states after a recorded payment', () => {
  test('allow only refunded after succeeded, and only a failed refund after that', () => {
    expect(all.filter((after) => mayBecome('succeeded', after))).toEqual(['succeeded', 'refunded']);
    expect(all.filter((after) => mayBecome('refunded', after))).toEqual(['succeeded', 'refunded']);
  });

  test('allow only a late success after canceled', () => {
    expect(all.filter((after) => mayBecome('canceled', after)).toSorted()).toEqual([
      'canceled',
      'refunded',
      'succeeded',
    ]);
  });

  test('allow any after processing and failed', () => {
    for (const before of ['processing', 'failed'] as const) {
      expect(all.every((after) => mayBecome(before, after))).toBe(true);
    }
  });
});

test('a payment request needs only an amount', () => {
  expect(paymentIntentRequestSchema.parse({ amount: 20 })).toEqual({
    amount: 20,
    projectId: '',
    clientId: '',
  });
});

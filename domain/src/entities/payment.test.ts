import { describe, expect, test } from 'vitest';
import { mayBecome, paymentIntentRequestSchema } from './payment.ts';
import { paymentStatusSchema } from './status.ts';

const all = paymentStatusSchema.options;

describe('what may follow a recorded payment', () => {
  test('after succeeded only refunded, and after that only that the refund failed', () => {
    expect(all.filter((after) => mayBecome('succeeded', after))).toEqual(['succeeded', 'refunded']);
    expect(all.filter((after) => mayBecome('refunded', after))).toEqual(['succeeded', 'refunded']);
  });

  test('after canceled only that the money arrived after all', () => {
    expect(all.filter((after) => mayBecome('canceled', after)).toSorted()).toEqual([
      'canceled',
      'refunded',
      'succeeded',
    ]);
  });

  test('after processing and failed, anything', () => {
    for (const before of ['processing', 'failed'] as const) {
      expect(all.every((after) => mayBecome(before, after))).toBe(true);
    }
  });
});

test('a request needs an amount only', () => {
  expect(paymentIntentRequestSchema.parse({ amount: 20 })).toEqual({
    amount: 20,
    projectId: '',
    clientId: '',
  });
});

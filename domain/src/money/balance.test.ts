import { expect, test } from 'vitest';
import { aPayment } from '../../../tests/support/entities.ts';
import { carriedCents } from './balance.ts';

const collected = { amount: 540, method: 'cash', handedOver: false, status: 'succeeded' } as const;

test.each([
  ['cash', {}, 54_000],
  ['cash, partly refunded', { refundedAmount: 45.25 }, 49_475],
  ['cash, refunded', { refundedAmount: 540, status: 'refunded' }, 0],
  ['a check, partly refunded', { method: 'check', refundedAmount: 45.25 }, 54_000],
  ['a check, refunded', { method: 'check', refundedAmount: 540, status: 'refunded' }, 0],
  ['void', { status: 'canceled' }, 0],
  ['handed over', { handedOver: true }, 0],
  ['a card', { method: 'card', handedOver: undefined }, 0],
] as const)('the welder carries the rest of a payment: %s', (_, payment, cents) => {
  expect(carriedCents(aPayment({ ...collected, ...payment }))).toBe(cents);
});

import { expect, test } from 'vitest';
import { aPayment } from '../../../tests/support/entities.ts';
import { carriedCents } from './balance.ts';

const collected = { amount: 540, method: 'cash', handedOver: false, status: 'succeeded' } as const;

test.each([
  ['cash', {}, 54_000],
  ['cash of which some went back', { refundedAmount: 45.25 }, 49_475],
  ['cash that went back', { refundedAmount: 540, status: 'refunded' }, 0],
  ['a check of which some went back', { method: 'check', refundedAmount: 45.25 }, 54_000],
  ['a check that went back', { method: 'check', refundedAmount: 540, status: 'refunded' }, 0],
  ['void', { status: 'canceled' }, 0],
  ['handed over', { handedOver: true }, 0],
  ['a card', { method: 'card', handedOver: undefined }, 0],
] as const)('of %s, who took it has so much left', (_, payment, cents) => {
  expect(carriedCents(aPayment({ ...collected, ...payment }))).toBe(cents);
});

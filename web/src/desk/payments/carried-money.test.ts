import { expect, test } from 'vitest';
import { aPayment } from '../../../../tests/support/entities.ts';
import { byCollector, carriedText } from './carried-money.tsx';

const [wes, wanda] = [
  { id: 'wes', name: 'Wes' },
  { id: 'wanda', name: 'Wanda' },
];
const collected = (id: string, amount: number, collectedBy: typeof wes, hour: number) =>
  aPayment({ id, amount, collectedBy, handedOver: false, paidAt: `2027-03-15T${hour}:00:00.000Z` });

test('adds up money not handed over by person, in cents, the oldest first', () => {
  const payments = [
    collected('late', 0.2, wes, 18),
    collected('check', 120, wanda, 15),
    { ...collected('early', 540.1, wes, 14), refundedAmount: 45.05 },
    aPayment({ id: 'by card' }),
  ];
  expect(
    byCollector(payments).map(({ payments: theirs, ...of }) => [of, theirs.map(({ id }) => id)]),
  ).toEqual([
    [{ ...wes, cents: 49_525 }, ['early', 'late']],
    [{ ...wanda, cents: 12_000 }, ['check']],
  ]);
});

test('a short text names one carrier, or the sum of several', () => {
  const check = collected('check', 120, wanda, 15);
  expect(carriedText([check])).toBe('With Wanda: $120.00');
  expect(carriedText([check, collected('cash', 540.1, wes, 14)])).toBe('$660.10');
  expect(carriedText([])).toBe('');
});

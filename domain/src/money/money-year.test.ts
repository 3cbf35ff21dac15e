import { expect, test } from 'vitest';
import type { Payment } from '../entities/payment.ts';
import { funnelOf, incomeByMonth } from './money-year.ts';

const payment = (paidAt: string, amount: number, more: Partial<Payment> = {}): Payment => ({
  ...{ id: 'p', clientId: 'c', projectId: 'frame', status: 'succeeded', method: 'cash', createdAt: paidAt },
  ...{ amount, paidAt, ...more },
});

test('income counts in its Chicago month and service, less what was returned', () => {
  const income = incomeByMonth(
    ['2026-10', '2026-11'],
    [
      // 11 PM of October 31 in Chicago.
      payment('2026-11-01T04:00:00Z', 100),
      payment('2026-11-01T06:00:00Z', 200.5, { refundedAmount: 50.25 }),
      payment('2026-11-09T06:00:00Z', 40, { projectId: '' }),
      payment('2026-11-09T06:00:00Z', 70, { status: 'failed' }),
      payment('2026-09-09T06:00:00Z', 999),
    ],
    (projectId) => (projectId === 'frame' ? 'truck' : undefined),
  );
  expect(income.map(({ month, cents }) => [month, cents.truck, cents.none, cents.aluminum])).toEqual([
    ['2026-10', 10_000, 0, 0],
    ['2026-11', 15_025, 4_000, 0],
  ]);
});

test('each step of the funnel has its count and the median of days since the step before', () => {
  const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`;
  const entry = (requests: number, estimates?: number, approved?: number, done?: number) => ({
    requests: at(requests),
    estimates: estimates === undefined ? undefined : at(estimates),
    approved: approved === undefined ? undefined : at(approved),
    done: done === undefined ? undefined : at(done),
  });
  expect(
    funnelOf([entry(1, 2, 5, 9), entry(1, 4), entry(2, 8, 9), entry(3), entry(4, undefined, undefined, 6)]),
  ).toEqual({
    requests: { count: 5, days: null },
    estimates: { count: 3, days: 3 },
    approved: { count: 2, days: 2 },
    done: { count: 2, days: 4 },
  });
});

import { expect, test } from 'vitest';
import { aPayment, aProject } from '../../../../tests/support/entities.ts';
import { incomeByService } from './months-panel.tsx';

test('compares two months by service, less refunds', () => {
  const projects = new Map([
    ['truck', aProject({ serviceType: 'truck' })],
    ['gate', aProject({ serviceType: 'metal_structures' })],
  ]);
  const paid = (projectId: string, paidAt: string, amount: number, more = {}) =>
    aPayment({ projectId, paidAt, amount, ...more });
  const since = new Date('2027-03-01T06:00:00Z');
  const payments = [
    paid('truck', '2027-03-01T06:00:00.000Z', 100.1),
    paid('truck', '2027-02-28T23:59:59.000Z', 50),
    paid('gate', '2027-03-20T12:00:00.000Z', 300, { refundedAmount: 0.01 }),
    paid('gone', '2027-02-03T12:00:00.000Z', 20),
    paid('', '2027-03-03T12:00:00.000Z', 10, { kind: 'refund', method: 'cash' }),
  ];
  expect(incomeByService(payments, projects, since)).toEqual([
    { source: 'metal_structures', thisCents: 29_999, lastCents: 0 },
    { source: 'truck', thisCents: 10_010, lastCents: 5_000 },
    { source: 'none', thisCents: -1_000, lastCents: 2_000 },
  ]);
});

import { expect, test } from 'vitest';
import { anEstimate, anInvoice } from '../../../tests/support/entities.ts';
import { owedByAge } from '../money/owed-by-age.ts';
import { estimateName, estimateState } from './estimate.ts';
import { daysOverdue, invoiceState } from './invoice.ts';

test.each([
  ['2027-03-10', {}, 'open'],
  ['2027-03-11', {}, 'overdue'],
  ['2027-03-01', { paid: 20 }, 'part_paid'],
  ['2027-03-11', { status: 'paid' }, 'paid'],
  ['2027-03-11', { status: 'void' }, 'void'],
  ['2027-03-11', { onPortal: false }, 'draft'],
] as const)('on %s an invoice due March 10 that is %j is %s', (today, fields, state) => {
  expect(invoiceState(anInvoice({ dueDate: '2027-03-10', ...fields }), today)).toBe(state);
});

test('what is owed is grouped by the days since it was due; the clocks’ change counts as a day', () => {
  const due = (dueDate: string, balance: number) => anInvoice({ dueDate, total: 500, balance });
  const invoices = [
    due('2027-04-30', 1),
    due('2027-03-10', 2),
    due('2027-03-09', 4),
    due('2027-02-08', 8),
    due('2027-02-07', 16),
    due('2027-01-08', 32),
    { ...due('2027-01-08', 64), status: 'void' as const },
    { ...due('2027-01-08', 64), onPortal: false },
  ];
  expect(daysOverdue(due('2027-03-10', 1), '2027-04-09')).toBe(30);
  expect(owedByAge(invoices, '2027-04-09')).toEqual({
    '0-30': 300,
    '31-60': 1200,
    '61-90': 1600,
    over: 3200,
  });
});

test('an estimate holds on its last day, and expires with it only while it waits for an answer', () => {
  const estimate = anEstimate({ validUntil: '2027-03-10' });
  expect(estimateState(estimate, '2027-03-10')).toBe('sent');
  expect(estimateState(estimate, '2027-03-11')).toBe('expired');
  expect(estimateState({ ...estimate, status: 'approved' }, '2027-03-11')).toBe('approved');
  expect([estimateName(estimate), estimateName({ ...estimate, version: 2 })]).toEqual([
    'E-1001',
    'E-1001 version 2',
  ]);
});

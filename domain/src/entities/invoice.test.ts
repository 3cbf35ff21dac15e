import { expect, test } from 'vitest';
import { anEstimate, anInvoice } from '../../../tests/support/entities.ts';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { estimateName, estimateState, estimateStateLabel } from './estimate.ts';
import { creditReason, daysOverdue, invoiceState } from './invoice.ts';

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

test('a day with a clock change counts as one day past the due date', () => {
  expect(daysOverdue(anInvoice({ dueDate: '2027-03-10' }), '2027-04-09')).toBe(30);
});

test('an estimate is valid through its last day, and an approved one never expires', () => {
  const estimate = anEstimate({ validUntil: '2027-03-10' });
  expect(estimateState(estimate, '2027-03-10')).toBe('sent');
  expect(estimateState(estimate, '2027-03-11')).toBe('expired');
  expect(estimateState({ ...estimate, status: 'approved' }, '2027-03-11')).toBe('approved');
  expect([estimateName(estimate), estimateName({ ...estimate, version: 2 })]).toEqual([
    'E-1001',
    'E-1001 version 2',
  ]);
});

test('a change order has an estimate’s states, in Spanish with its own gender', () => {
  const names = () =>
    [anEstimate(), anEstimate({ changeOf: 'E' })].map((one) => estimateStateLabel(one, 'approved'));
  expect(names()).toEqual(['Approved', 'Approved']);
  expect(inSpanish(names)).toEqual(['Aprobado', 'Aprobada']);
});

test('the credit note of a refund is in the reader’s language, and a typed one stays as typed', () => {
  for (const reason of ['', 'Refund', 'Reembolso']) {
    expect(creditReason({ paymentId: 'pay', reason })).toBe('Refund');
    expect(inSpanish(() => creditReason({ paymentId: 'pay', reason }))).toBe('Reembolso');
  }
  expect(inSpanish(() => creditReason({ reason: 'One plate less' }))).toBe('One plate less');
});

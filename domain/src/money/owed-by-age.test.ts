import { expect, test } from 'vitest';
import { anInvoice } from '../../../tests/support/entities.ts';
import { ageOf, owedByAge } from './owed-by-age.ts';

test('groups the amount owed by the days since its due date', () => {
  const due = (dueDate: string, balance: number) => anInvoice({ dueDate, total: 500, balance });
  const invoices = [
    due('2027-04-30', 1),
    { ...due('2027-04-30', 512), onItsWay: 512 },
    due('2027-04-09', 128),
    due('2027-04-08', 256),
    due('2027-03-10', 2),
    due('2027-03-09', 4),
    due('2027-02-08', 8),
    due('2027-02-07', 16),
    due('2027-01-08', 32),
    { ...due('2027-01-08', 64), status: 'void' as const },
    { ...due('2027-01-08', 64), onPortal: false },
  ];
  expect(owedByAge(invoices, '2027-04-09')).toEqual({
    not_due: 12_900,
    '1-30': 25_800,
    '31-60': 1200,
    '61-90': 1600,
    over: 3200,
  });
});

test.each([
  ['a part', 64, '1-30'],
  ['all', 128, undefined],
])('an overdue invoice with %s on its way from a bank has an age while a rest is due', (_, onItsWay, age) => {
  const invoice = anInvoice({ dueDate: '2027-04-08', total: 128, balance: 128, onItsWay });
  expect(ageOf(invoice, '2027-04-09')).toBe(age);
});

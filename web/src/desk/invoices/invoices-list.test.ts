import { expect, test } from 'vitest';
import { dueText, paidOnVoid } from './invoices-list.tsx';

test.each([
  ['2027-03-15', 'Due Mon, Mar 15, 2027'],
  ['2027-03-01', 'Due today'],
  ['2027-02-28', 'Due yesterday'],
  ['2027-02-01', '28 days overdue'],
])('due on %s is %s', (dueDate, text) => {
  expect(dueText({ dueDate }, '2027-03-01')).toBe(text);
});

test.each([
  [{ paid: 0 }, []],
  [{ paid: 40 }, ['$40.00 was paid on it: apply it to other invoices of the project, or refund it.']],
  [{ paid: 0, onItsWay: 60 }, ['$60.00 is on its way by bank transfer, and arrives all the same.']],
])('voiding an invoice with %j warns of its money: %j', (invoice, told) => {
  expect(paidOnVoid(invoice)).toEqual(told);
});

import { expect, test } from 'vitest';
import { dueText } from './invoices-list.tsx';

test.each([
  ['2027-03-15', 'Due Mon, Mar 15, 2027'],
  ['2027-03-01', 'Due today'],
  ['2027-02-28', 'Due yesterday'],
  ['2027-02-01', '28 days overdue'],
])('due on %s is %s', (dueDate, text) => {
  expect(dueText({ dueDate }, '2027-03-01')).toBe(text);
});

import { expect, test } from 'vitest';
import { centsOf, firstOf } from './next-and-owed.ts';

test('adds up what each client owes, to the cent', () => {
  const invoices = [
    { clientId: 'a', projectId: 'p', balance: 0.1 },
    { clientId: 'b', projectId: 'q', balance: 20 },
    { clientId: 'a', projectId: 'r', balance: 0.2 },
  ];
  expect(Object.fromEntries(centsOf(invoices, 'clientId'))).toEqual({ a: 30, b: 2_000 });
  expect(Object.fromEntries(centsOf(invoices, 'projectId'))).toEqual({ p: 10, q: 2_000, r: 20 });
});

test('the next visit is the soonest one that is still open', () => {
  const visit = (clientId: string, scheduledDate: string, status = 'scheduled') => ({
    clientId,
    status,
    scheduledDate,
  });
  const visits = [
    visit('a', '2027-03-15T14:00:00Z', 'completed'),
    visit('b', '2027-03-15T15:00:00Z', 'cancelled'),
    visit('a', '2027-03-16T14:00:00Z', 'rescheduled'),
    visit('a', '2027-03-17T14:00:00Z'),
  ];
  expect(Object.fromEntries(firstOf(visits, 'clientId'))).toEqual({ a: '2027-03-16T14:00:00Z' });
  expect(firstOf(visits, 'projectId').size).toBe(0);
});

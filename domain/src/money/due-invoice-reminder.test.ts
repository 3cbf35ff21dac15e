import { expect, test } from 'vitest';
import { anInvoice } from '../../../tests/support/entities.ts';
import { dueInvoiceReminder } from './reminders.ts';

const steps = [3, 14, 30];
const invoice = anInvoice({ dueDate: '2027-03-10' });
const at = (day: string, clock = '12:00') => new Date(`${day}T${clock}:00-05:00`);

test.each([
  ['2027-03-10', undefined],
  ['2027-03-12', undefined],
  ['2027-03-13', { step: 3, days: 3 }],
  ['2027-03-20', { step: 3, days: 10 }],
  ['2027-03-24', { step: 14, days: 14 }],
  ['2027-06-01', { step: 30, days: 83 }],
])('on %s the reminder is %j', (day, expected) => {
  // Central daylight time began on March 14.
  expect(dueInvoiceReminder(invoice, steps, at(day))).toEqual(expected);
});

test('sends no reminder at night, on the day of sending, or for paid, pending, void or unsent invoices', () => {
  const day = '2027-03-24';
  expect(dueInvoiceReminder(invoice, steps, at(day, '08:59'))).toBeUndefined();
  expect(dueInvoiceReminder(invoice, steps, at(day, '18:00'))).toBeUndefined();
  for (const fields of [{ status: 'paid' }, { status: 'void' }, { onPortal: false }] as const) {
    expect(dueInvoiceReminder({ ...invoice, ...fields }, steps, at(day))).toBeUndefined();
  }
  const onItsWay = { ...invoice, onItsWay: invoice.balance };
  expect(dueInvoiceReminder(onItsWay, steps, at(day))).toBeUndefined();
  const sentAt = at(day, '09:30').toISOString();
  expect(dueInvoiceReminder({ ...invoice, sentAt }, steps, at(day))).toBeUndefined();
  expect(dueInvoiceReminder(invoice, [], at(day))).toBeUndefined();
});

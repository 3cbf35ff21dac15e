import { describe, expect, test } from 'vitest';
import { anAppointment } from '../../../tests/support/entities.ts';
import { linesFromVisits, notInvoiced } from './money-settings.ts';

test('each finished visit gives a line of its hours at the rate, on its Chicago day', () => {
  const rate = { label: 'Standard', dollarsPerHour: 125 };
  const visits = [
    anAppointment({ title: 'Gate', hours: 2.254, finishedAt: '2027-03-16T03:30:00.000Z' }),
    anAppointment({ title: 'Not done yet' }),
    anAppointment({ title: 'Looked only', hours: 0 }),
  ];
  expect(linesFromVisits(visits, rate)).toEqual([
    {
      kind: 'labor',
      description: 'Standard labor, Mon, Mar 15, 2027: Gate',
      quantity: 2.25,
      unit: 'hour',
      unitPrice: 125,
    },
  ]);
});

describe('hours not yet invoiced', () => {
  const rate = { label: 'Shop', dollarsPerHour: 90 };
  const visit = (id: string, day: string, title = 'Gate') =>
    anAppointment({ id, title, scheduledDate: `2027-03-${day}T15:00:00.000Z`, hours: 2 });
  const [first, second, other] = [visit('1', '01'), visit('2', '01'), visit('3', '02')];
  const invoiced = (visits: Parameters<typeof linesFromVisits>[0], status = 'open') => ({
    status,
    lines: linesFromVisits(visits, rate),
  });

  test('are of visits without a line on a sent invoice or draft, whatever the rate', () => {
    expect(notInvoiced([first, other], [])).toEqual([first, other]);
    expect(notInvoiced([first, other], [invoiced([first])])).toEqual([other]);
    expect(notInvoiced([first, other], [invoiced([first], 'paid'), invoiced([other])])).toEqual([]);
  });

  test('count again after their invoice is voided', () => {
    expect(notInvoiced([first, other], [invoiced([first], 'void')])).toEqual([first, other]);
  });

  test('one line covers only one of two visits with the same day and title', () => {
    expect(notInvoiced([first, second, other], [invoiced([first])])).toEqual([second, other]);
    expect(notInvoiced([first, second], [invoiced([first, second])])).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { anAppointment } from '../../../tests/support/entities.ts';
import { linesFromVisits } from './money-settings.ts';

test('each finished visit is a line of its hours at the rate, on its day in Chicago', () => {
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

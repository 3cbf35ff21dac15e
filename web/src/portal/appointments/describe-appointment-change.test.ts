import type { Appointment } from '@welding/domain/entities/appointment';
import { expect, test } from 'vitest';
import { describeAppointmentChange } from './describe-appointment-change.ts';

const appointment: Appointment = {
  id: '3e0bb5c8-5c5e-4a0e-9d0e-3a3a3a3a3a3a',
  clientId: '1c0bb5c8-5c5e-4a0e-9d0e-3a3a3a3a3a3a',
  title: 'Aluminum Welding',
  scheduledDate: '2027-03-14T20:10:00.000Z',
  duration: '60',
  status: 'scheduled',
  createdAt: '2026-11-01T12:00:00.000Z',
};

test('an unchanged appointment is not worth a word', () => {
  expect(describeAppointmentChange(appointment, { ...appointment })).toBeNull();
});

test('a new appointment, another time, another status and anything else each have their sentence', () => {
  expect(describeAppointmentChange(undefined, appointment)).toBe(
    'New appointment: Aluminum Welding, Sun, Mar 14, 2027, 3:10 PM.',
  );
  expect(
    describeAppointmentChange(appointment, { ...appointment, scheduledDate: '2027-03-15T20:10:00.000Z' }),
  ).toBe('Aluminum Welding moved to Mon, Mar 15, 2027, 3:10 PM.');
  expect(describeAppointmentChange(appointment, { ...appointment, status: 'cancelled' })).toBe(
    'Aluminum Welding is now Cancelled.',
  );
  expect(describeAppointmentChange(appointment, { ...appointment, duration: '120' })).toBe(
    'Aluminum Welding was updated.',
  );
});

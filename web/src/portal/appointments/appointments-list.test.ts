import { clientVisitOf } from '@welding/domain/entities/client-visit';
import { expect, test } from 'vitest';
import { anAppointment } from '../../../../tests/support/entities.ts';
import { describeAppointmentChange } from './appointments-list.ts';

const appointment = clientVisitOf(
  anAppointment({ title: 'Aluminum Welding', scheduledDate: '2027-03-14T20:10:00.000Z' }),
);

test('an unchanged appointment is not worth a word', () => {
  expect(describeAppointmentChange(appointment, { ...appointment })).toBeNull();
});

test('a new appointment, another time, another status and anything else each have their sentence', () => {
  expect(describeAppointmentChange(undefined, appointment)).toBe(
    'New visit: Aluminum Welding, Sun, Mar 14, 2027, 3:10 PM.',
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

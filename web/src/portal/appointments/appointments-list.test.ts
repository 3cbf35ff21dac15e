import { clientVisitOf } from '@welding/domain/entities/appointment';
import { expect, test } from 'vitest';
import { anAppointment } from '../../../../tests/support/entities.ts';
import { describeAppointmentChange, upcomingAt, withBooked } from './appointments-list.ts';

const appointment = clientVisitOf(
  anAppointment({ title: 'Aluminum Welding', scheduledDate: '2027-03-14T20:10:00.000Z' }),
);

test('an unchanged appointment gives no message', () => {
  expect(describeAppointmentChange(appointment, { ...appointment })).toBeNull();
});

test('a new appointment, time or status, and any other change, each have a message', () => {
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

const now = new Date('2027-03-14T08:00:00.000Z');
const at = (id: string, scheduledDate: string) => ({ id, scheduledDate });

test('upcoming appointments start after now, the earliest first', () => {
  const list = [
    at('late', '2027-03-15T08:00:00.000Z'),
    at('now', '2027-03-14T08:00:00.000Z'),
    at('past', '2027-03-14T07:59:59.999Z'),
    at('soon', '2027-03-14T08:00:00.001Z'),
  ];
  expect(upcomingAt(list, now).map(({ id }) => id)).toEqual(['soon', 'late']);
});

test('a booked appointment is listed once, before and after the server delivers it', () => {
  const booked = at('new', '2027-03-16T08:00:00.000Z');
  const old = at('old', '2027-03-15T08:00:00.000Z');
  expect(withBooked([old], [booked])).toEqual([old, booked]);
  const delivered = [old, at('new', '2027-03-17T08:00:00.000Z')];
  expect(withBooked(delivered, [booked])).toBe(delivered);
});

import { expect, test } from 'vitest';
import { appointmentBadge, appointmentTime } from './appointment-time.ts';

test('an ordinary time has no note', () => {
  expect(appointmentTime(new Date('2027-03-14T20:10:00Z'))).toBe('Sun, Mar 14, 2027, 3:10 PM');
});

test('a repeated hour names its pass', () => {
  expect(appointmentTime(new Date('2027-11-07T06:30:00Z'))).toBe('Sun, Nov 7, 2027, 1:30 AM (daylight time)');
  expect(appointmentTime(new Date('2027-11-07T07:30:00Z'))).toBe('Sun, Nov 7, 2027, 1:30 AM (standard time)');
});

test.each([
  [{ status: 'scheduled' }, 'Scheduled'],
  [{ status: 'rescheduled', needsTime: false }, 'Rescheduled'],
  [{ status: 'scheduled', needsTime: true }, 'Needs another time'],
  [{ status: 'rescheduled', needsTime: true }, 'Needs another time'],
  [{ status: 'cancelled', needsTime: true }, 'Cancelled'],
  [{ status: 'completed', needsTime: true }, 'Completed'],
  [{ status: 'postponed', needsTime: true }, 'postponed'],
])('the badge of %j says %s', (visit, label) => {
  expect(appointmentBadge(visit).label).toBe(label);
});

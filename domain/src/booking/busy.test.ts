import { expect, test } from 'vitest';
import type { Appointment } from '../entities/appointment.ts';
import { timeOfVisit } from './busy.ts';

const visit: Appointment = {
  id: 'a9901d00-0000-4000-8000-000000000001',
  clientId: 'c1a5e000-0000-4000-8000-000000000001',
  title: 'Gate hinge',
  scheduledDate: '2027-03-15T14:00:00.000Z',
  duration: '240',
  status: 'scheduled',
  zip: '60605',
  createdAt: '2027-01-01T12:00:00.000Z',
};
const whole = {
  id: visit.id,
  kind: 'visit',
  start: '2027-03-15T14:00:00.000Z',
  end: '2027-03-15T18:00:00.000Z',
  zip: '60605',
};

test('a visit takes its duration, and nothing once it is cancelled', () => {
  for (const status of ['scheduled', 'rescheduled', 'completed'])
    expect(timeOfVisit({ ...visit, status })).toEqual(whole);
  expect(timeOfVisit({ ...visit, status: 'cancelled' })).toBeUndefined();
});

test.each([
  ['2027-03-15T10:30:00-05:00', '2027-03-15T15:30:00.000Z'],
  ['2027-03-15T19:00:00.000Z', whole.end],
  ['2027-03-15T14:00:00.000Z', undefined],
  ['2027-03-15T13:00:00.000Z', undefined],
])('finished at %s it takes its time until %s', (finishedAt, end) => {
  expect(timeOfVisit({ ...visit, status: 'completed', finishedAt })?.end).toBe(end);
});

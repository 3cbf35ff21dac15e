import { expect, test } from 'vitest';
import type { Appointment } from '../entities/appointment.ts';
import { driveMinutes, drivesOfDay, gapBetween, shop, timeOfVisit } from './busy.ts';

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

test('a visit takes its duration, and a cancelled one takes none', () => {
  for (const status of ['scheduled', 'rescheduled', 'completed'])
    expect(timeOfVisit({ ...visit, status })).toEqual(whole);
  expect(timeOfVisit({ ...visit, status: 'cancelled' })).toBeUndefined();
});

test.each([
  ['2027-03-15T10:30:00-05:00', '2027-03-15T15:30:00.000Z'],
  ['2027-03-15T19:00:00.000Z', whole.end],
  ['2027-03-15T14:00:00.000Z', undefined],
  ['2027-03-15T13:00:00.000Z', undefined],
])('finished at %s, it takes its time until %s', (finishedAt, end) => {
  expect(timeOfVisit({ ...visit, status: 'completed', finishedAt })?.end).toBe(end);
});

test('a drive takes longer than the straight line, and is rounded to five minutes', () => {
  expect([0, 0.1, 10, 20].map(driveMinutes)).toEqual([0, 5, 20, 40]);
  expect([gapBetween(30, 10), gapBetween(10, 10), gapBetween(15, undefined)]).toEqual([30, 20, 15]);
});

test('the drives of a day begin and end at the shop', () => {
  const at: Record<string, number> = { [shop]: 0, '60608': 10, '60609': 30 };
  const miles = (one: string, other: string) => {
    const [from, to] = [at[one], at[other]];
    return from === undefined || to === undefined ? undefined : Math.abs(from - to);
  };
  expect(drivesOfDay(['60608', '60609'], miles)).toEqual([20, 40, 60]);
  expect(drivesOfDay(['60608', undefined, '99999', '60609'], miles)).toEqual([
    20,
    undefined,
    undefined,
    undefined,
    60,
  ]);
});

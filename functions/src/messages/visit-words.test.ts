import type { Appointment } from '@welding/domain/entities/appointment';
import { expect, test } from 'vitest';
import { arrivalWords, dayWords, startWords, visitFacts } from './visit-words.ts';

const visit: Appointment = {
  id: 'a9901d00-0000-4000-8000-000000000001',
  clientId: 'c1a5e000-0000-4000-8000-000000000001',
  title: 'Gate hinge',
  scheduledDate: '2026-11-24T15:00:00.000Z',
  duration: '480',
  status: 'scheduled',
  createdAt: '2026-11-01T15:00:00.000Z',
};
const now = new Date('2026-11-23T15:00:00Z');
const at = (scheduledDate: string) => ({ ...visit, scheduledDate });

test.each([
  ['2026-11-24T15:00:00Z', 0, 'at 9:00 AM'],
  ['2026-11-24T15:00:00Z', 60, 'between 9:00 and 10:00 AM'],
  ['2026-11-24T17:30:00Z', 60, 'between 11:30 AM and 12:30 PM'],
  // The clock goes back in between: 1:30 to 2:30 in two hours.
  ['2027-11-07T06:30:00Z', 120, 'between 1:30 AM (daylight time) and 2:30 AM'],
  ['2027-11-07T07:30:00Z', 60, 'between 1:30 AM (standard time) and 2:30 AM'],
])('%s with a window of %i minutes: %s', (scheduledDate, windowMinutes, words) => {
  expect(arrivalWords({ visit: at(scheduledDate), windowMinutes })).toBe(words);
});

test('a day in another year says so, and both count in Chicago', () => {
  expect(dayWords(new Date('2027-01-01T05:59:00Z'), now)).toBe('Thursday, December 31');
  expect(dayWords(new Date('2027-01-01T06:00:00Z'), now)).toBe('Friday, January 1, 2027');
  expect(startWords({ visit, now })).toBe('Tuesday, November 24 at 9:00 AM');
});

test('the facts of a visit, with its address where it has one', () => {
  const facts = visitFacts({ visit, windowMinutes: 60, now });
  expect(facts).toEqual([
    ['Day', 'Tuesday, November 24'],
    ['We arrive', 'Between 9:00 and 10:00 AM'],
    ['It takes', 'A full day'],
    ['For', 'Gate hinge'],
  ]);
  const withAddress = { ...visit, address: '1400 S Michigan Ave' };
  expect(visitFacts({ visit: withAddress, windowMinutes: 0, now })).toEqual(
    expect.arrayContaining([['Where', '1400 S Michigan Ave']]),
  );
});

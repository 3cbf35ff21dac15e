import { expect, test } from 'vitest';
import { chicagoInstant } from '../values/chicago-day.ts';
import { isLate } from './is-late.ts';
import { isNotStartedToday } from './is-not-started-today.ts';

// A Monday, open until 6 PM.
const monday = '2027-03-01';
const at = (clock: string, date = monday) => chicagoInstant(date, clock);
const visit = {
  status: 'scheduled',
  scheduledDate: at('09:00').toISOString(),
  windowMinutes: 60,
};

test('a visit is late when its arrival window has passed and no welder has set out', () => {
  expect([isLate(visit, at('10:00')), isLate(visit, at('10:01'))]).toEqual([false, true]);
  expect(isLate({ ...visit, windowMinutes: undefined }, at('09:01'))).toBe(true);
});

test.each([
  [{ status: 'completed' }],
  [{ status: 'cancelled' }],
  [{ needsTime: true }],
  [{ onMyWayAt: at('09:30').toISOString() }],
  [{ startedAt: at('09:30').toISOString() }],
])('a visit with %j is not late', (fields) => {
  expect(isLate({ ...visit, ...fields }, at('17:00'))).toBe(false);
});

test('a visit not started by closing time waits for the office until midnight', () => {
  expect([isNotStartedToday(visit, at('17:59')), isNotStartedToday(visit, at('18:00'))]).toEqual([
    false,
    true,
  ]);
  expect(isNotStartedToday(visit, at('23:59'))).toBe(true);
  expect(isNotStartedToday(visit, at('19:00', '2027-03-02'))).toBe(false);
  expect(isNotStartedToday({ ...visit, startedAt: at('10:00').toISOString() }, at('19:00'))).toBe(false);
});

test('on a day without hours, the evening begins at 6 PM', () => {
  const sunday = '2027-03-07';
  const special = { ...visit, scheduledDate: at('09:00', sunday).toISOString() };
  expect([
    isNotStartedToday(special, at('17:59', sunday)),
    isNotStartedToday(special, at('18:00', sunday)),
  ]).toEqual([false, true]);
});

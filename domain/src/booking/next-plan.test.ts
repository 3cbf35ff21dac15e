import { expect, test } from 'vitest';
import { chicagoInstant } from '../values/chicago-day.ts';
import { nextPlan } from './next-plan.ts';

const at = (date: string, clock = '08:00') => ({ scheduledDate: chicagoInstant(date, clock).toISOString() });
const on = (now: string, closed: readonly string[] = []) => ({
  now: chicagoInstant(now, '17:00'),
  specialDays: closed.map((date) => ({ date, label: 'Closed', open: null })),
});
const days = (plan: readonly string[]) => plan.map((time) => time.slice(0, 10));

test.each([
  ['3', '2027-03-02', '2027-06-01'],
  ['6', '2027-03-02', '2027-08-31'],
  ['12', '2027-03-02', '2028-02-29'],
  ['3', '2026-11-30', '2027-03-01'],
] as const)('every %s months after %s is %s: the same weekday, nearest to that day', (months, from, to) => {
  const [best] = nextPlan([at(from)], months, on(from));
  expect(days(best)).toEqual([to]);
  expect(new Date(to).getUTCDay()).toBe(new Date(from).getUTCDay());
});

test('days keep their distance, and their time of day across a clock change', () => {
  const [best, ...others] = nextPlan([at('2027-01-04'), at('2027-01-06', '13:00')], '3', on('2027-01-06'));
  expect(best).toEqual([at('2027-04-05').scheduledDate, at('2027-04-07', '13:00').scheduledDate]);
  expect(others.map((plan) => days(plan)[0])).toEqual([
    '2027-04-12',
    '2027-03-29',
    '2027-04-19',
    '2027-03-22',
  ]);
});

test('a visit finished late is followed by one after today, and closed days are skipped', () => {
  const [late] = nextPlan([at('2027-01-04')], '3', on('2027-05-03'));
  expect(days(late)).toEqual(['2027-07-05']);
  const [open] = nextPlan([at('2027-01-04')], '3', on('2027-01-04', ['2027-04-05']));
  expect(days(open)).toEqual(['2027-04-12']);
});

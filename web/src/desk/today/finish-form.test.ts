import { partsOfTaps } from '@welding/domain/entities/work-entry';
import { expect, test } from 'vitest';
import { hoursWorked } from './finish-form.tsx';

const startedAt = '2027-03-15T14:00:00.000Z';

test.each([
  ['2027-03-15T14:02:59.000Z', 0.03],
  ['2027-03-15T14:15:00.000Z', 0.25],
  ['2027-03-15T15:30:00.000Z', 1.5],
  ['2027-03-15T15:31:00.000Z', 1.52],
  ['2027-03-15T13:00:00.000Z', 0],
])('a visit started at 2 and ended at %s took the %d hours of its timesheet', (finishedAt, hours) => {
  expect(hoursWorked({ startedAt, duration: '60' }, finishedAt)).toBe(hours);
  const minutes = partsOfTaps({ startedAt, finishedAt }).reduce((sum, part) => sum + part.minutes, 0);
  expect(Math.round(hours * 60)).toBe(minutes);
});

test('a visit started two days ago proposes the longest allowed hours', () => {
  expect(hoursWorked({ startedAt, duration: '60' }, '2027-03-17T15:31:00.000Z')).toBe(24);
});

test('a visit without a start tap proposes the planned hours', () => {
  expect(hoursWorked({ duration: '240' }, startedAt)).toBe(4);
});

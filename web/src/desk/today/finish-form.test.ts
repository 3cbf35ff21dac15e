import { expect, test } from 'vitest';
import { hoursWorked } from './finish-form.tsx';

const startedAt = '2027-03-15T14:00:00.000Z';

test.each([
  ['2027-03-15T14:01:00.000Z', 0.25],
  ['2027-03-15T15:30:00.000Z', 1.5],
  ['2027-03-15T15:31:00.000Z', 1.75],
  ['2027-03-17T15:31:00.000Z', 24],
  ['2027-03-15T13:00:00.000Z', 0.25],
])('a visit begun at 2 and ended at %s took %d hours', (end, hours) => {
  expect(hoursWorked({ startedAt, duration: '60' }, new Date(end))).toBe(hours);
});

test('one whose beginning nobody tapped took as long as planned', () => {
  expect(hoursWorked({ duration: '240' }, new Date(startedAt))).toBe(4);
});

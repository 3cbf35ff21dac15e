import { expect, test } from 'vitest';
import { arrivalWords } from './arrival-words.ts';

test.each([
  ['2026-11-24T15:00:00Z', 0, 'at 9:00 AM'],
  ['2026-11-24T15:00:00Z', 60, 'between 9:00 and 10:00 AM'],
  ['2026-11-24T17:30:00Z', 60, 'between 11:30 AM and 12:30 PM'],
  // The clock goes back in between: 1:30 to 2:30 in two hours.
  ['2027-11-07T06:30:00Z', 120, 'between 1:30 AM (daylight time) and 2:30 AM'],
  ['2027-11-07T07:30:00Z', 60, 'between 1:30 AM (standard time) and 2:30 AM'],
])('%s with a window of %i minutes: %s', (scheduledDate, windowMinutes, words) => {
  expect(arrivalWords({ visit: { scheduledDate }, windowMinutes })).toBe(words);
});

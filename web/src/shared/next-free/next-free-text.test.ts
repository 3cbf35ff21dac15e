import { expect, test } from 'vitest';
import { nextVisitText, specialDayText } from './next-free-text.ts';

const today = '2026-12-31';

test.each([
  ['2026-12-31T15:30', 'today 3:30 PM'],
  ['2027-01-01T08:00', 'tomorrow 8:00 AM'],
  ['2027-01-04T12:00', 'Mon, Jan 4, 12:00 PM'],
  [null, undefined],
])('%s is %s', (wallTime, text) => {
  expect(nextVisitText({ today, wallTime })).toBe(text);
});

test('the soonest special day with its hours', () => {
  const closed = { date: '2026-11-26', label: 'Thanksgiving', open: null };
  const short = { date: '2026-12-24', label: 'Christmas Eve', open: { from: '07:00', to: '12:00' } };
  expect(specialDayText([closed, short])).toBe('Thu, Nov 26, Thanksgiving: Closed');
  expect(specialDayText([short])).toBe('Thu, Dec 24, Christmas Eve: 7:00 AM - 12:00 PM');
  expect(specialDayText([])).toBeUndefined();
});

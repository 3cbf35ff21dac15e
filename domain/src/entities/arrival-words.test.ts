import { expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { arrivalText, arrivalWords, visitTimeText } from './arrival-words.ts';

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

test.each([
  ['2027-03-15T13:00:00.000Z', undefined, 'Arrive 8 AM'],
  ['2027-03-15T13:30:00.000Z', 0, 'Arrive 8:30 AM'],
  ['2027-03-15T13:00:00.000Z', 60, 'Arrive 8–9 AM'],
  ['2027-03-15T13:30:00.000Z', 90, 'Arrive 8:30–10 AM'],
  ['2027-03-15T16:00:00.000Z', 60, 'Arrive 11 AM–12 PM'],
  ['2027-11-07T06:30:00.000Z', 60, 'Arrive 1:30 AM (daylight time)–1:30 AM (standard time)'],
])('at %s with a window of %s minutes, lists say: %s', (scheduledDate, windowMinutes, text) => {
  expect(arrivalText({ scheduledDate, windowMinutes })).toBe(text);
});

test('an arrival window is never shown as the visit’s length', () => {
  const visit = { scheduledDate: '2027-03-15T13:30:00.000Z', duration: '120', windowMinutes: 60 };
  expect(visitTimeText(visit)).toBe('Arrive 8:30–9:30 AM · 2 h');
  expect(inSpanish(() => visitTimeText(visit))).toBe('Llegar 8:30–9:30 a.\u00a0m. · 2 h');
});

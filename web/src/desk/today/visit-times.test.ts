import { expect, test } from 'vitest';
import { arrivalText, durationText } from './visit-facts.tsx';

test.each([
  ['2027-03-15T13:00:00.000Z', undefined, '8 AM'],
  ['2027-03-15T13:30:00.000Z', 0, '8:30 AM'],
  ['2027-03-15T13:00:00.000Z', 60, '8–9 AM'],
  ['2027-03-15T13:30:00.000Z', 90, '8:30–10 AM'],
  ['2027-03-15T16:00:00.000Z', 60, '11 AM–12 PM'],
])('at %s with a window of %s minutes somebody arrives %s', (scheduledDate, windowMinutes, text) => {
  expect(arrivalText({ scheduledDate, windowMinutes })).toBe(text);
});

test.each([
  ['30', 'about 30 min'],
  ['120', 'about 2 h'],
  ['480', 'full day'],
] as const)('%s minutes are %s', (duration, text) => {
  expect(durationText({ duration })).toBe(text);
});

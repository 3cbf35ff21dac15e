import { minutesText } from '@welding/domain/values/minutes';
import { expect, test } from 'vitest';
import { timesText, workedHoursText } from './worked-hours-text.ts';

test.each([
  [0, '0 h'],
  [45, '45 min'],
  [60, '1 h'],
  [125, '2 h 05 min'],
])('%d minutes are %s', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});

test('hours list work, then driving, in Chicago time', () => {
  expect(workedHoursText({ workMinutes: 90, driveMinutes: 20 })).toBe('1 h 30 min work · 20 min driving');
  const times = { start: '2026-07-01T13:00:00.000Z', end: '2026-07-01T20:30:00.000Z' };
  expect(timesText(times)).toBe('8:00 AM – 3:30 PM');
});

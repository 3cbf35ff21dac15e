import { expect, test } from 'vitest';
import { replyDeadline } from './reply-deadline.ts';

const now = new Date('2026-11-22T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

test.each([
  [0, false, '24 h left'],
  [0.5, false, '23 h 30 min left'],
  [18.75, false, '5 h 15 min left'],
  [23.5, false, '30 min left'],
  [24, false, '0 min left'],
  [24.25, true, 'Overdue by 15 min'],
  [27, true, 'Overdue by 3 h'],
  [50.5, true, 'Overdue by 26 h'],
  [24 + 72, true, 'Overdue by 3 days'],
])('%d hours after it came', (hours, isOverdue, text) => {
  expect(replyDeadline(hoursAgo(hours), now)).toEqual({ isOverdue, text });
});

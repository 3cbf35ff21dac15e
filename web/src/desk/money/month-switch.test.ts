import { expect, test } from 'vitest';
import { byDay, formatMonth, isMonth, monthOf, monthRange } from './month-switch.tsx';

test('a month is Chicago’s, including at its edges and clock changes', () => {
  expect(monthOf(new Date('2026-12-01T05:59:59Z'))).toBe('2026-11');
  expect(monthOf(new Date('2026-12-01T06:00:00Z'))).toBe('2026-12');
  expect(monthRange('2026-11')).toEqual({
    from: new Date('2026-11-01T05:00:00Z'),
    to: new Date('2026-12-01T06:00:00Z'),
  });
});

test('a month has its name and year', () => {
  expect(formatMonth('2026-01')).toBe('January 2026');
});

test.each(['2026-13', '2026-1', '26-01', '', null, '2026-01-01'])('%j is not a month', (text) => {
  expect(isMonth(text)).toBe(false);
});

test('groups a list by Chicago day, in its order', () => {
  const times = ['2026-11-03T05:30:00Z', '2026-11-03T07:00:00Z', '2026-11-02T18:00:00Z'];
  expect(byDay(times, (time) => time).map(({ label, items }) => [label, items])).toEqual([
    ['Mon, Nov 2, 2026', [times[0], times[2]]],
    ['Tue, Nov 3, 2026', [times[1]]],
  ]);
});

import { describe, expect, test } from 'vitest';
import { newsGroups } from './staff.ts';
import { busyStart, isMailed, morningAfter, newsGroupOf } from './staff-news.ts';

describe('the night, from 6 PM to 7 AM in Chicago', () => {
  test.each([
    ['the last minute of the day', '2026-11-24T23:59:59.999Z', undefined],
    ['6 PM', '2026-11-25T00:00:00.000Z', '2026-11-25T13:00:00.000Z'],
    ['midnight', '2026-11-25T06:00:00.000Z', '2026-11-25T13:00:00.000Z'],
    ['the last minute of the night', '2026-11-25T12:59:59.999Z', '2026-11-25T13:00:00.000Z'],
    ['7 AM', '2026-11-25T13:00:00.000Z', undefined],
    ['a summer evening', '2026-07-01T23:00:00.000Z', '2026-07-02T12:00:00.000Z'],
    ['the evening before clocks go back', '2026-10-31T23:30:00.000Z', '2026-11-01T13:00:00.000Z'],
    ['the second 1:30 AM', '2026-11-01T07:30:00.000Z', '2026-11-01T13:00:00.000Z'],
    ['the evening before clocks go forward', '2027-03-14T01:00:00.000Z', '2027-03-14T12:00:00.000Z'],
  ])('at %s', (_, at, morning) => {
    expect(morningAfter(new Date(at))?.toISOString()).toBe(morning);
  });
});

test('ten minutes are those on the clock', () => {
  const startOf = (at: string) => new Date(busyStart(new Date(at))).toISOString();
  expect(startOf('2026-11-25T15:09:59.999Z')).toBe('2026-11-25T15:00:00.000Z');
  expect(startOf('2026-11-25T15:10:00.000Z')).toBe('2026-11-25T15:10:00.000Z');
});

test('owner and office are mailed what they have not turned off, welders and closed accounts nothing', () => {
  const groupsOf = (person: Parameters<typeof isMailed>[0]) =>
    newsGroups.filter((group) => isMailed(person, group));
  expect(groupsOf({ role: 'owner', active: true })).toEqual([...newsGroups]);
  expect(groupsOf({ role: 'office', active: true, mutedNews: ['payments'] })).toEqual(
    newsGroups.filter((group) => group !== 'payments'),
  );
  expect(groupsOf({ role: 'welder', active: true })).toEqual([]);
  expect(groupsOf({ role: 'owner', active: false })).toEqual([]);
  expect(isMailed({ role: 'owner', active: true }, 'other')).toBe(false);
});

test('notifications to clients and welders are no news by mail', () => {
  const kinds = ['on-my-way', 'visit-moved', 'project-finished', 'visits-changed', 'other'] as const;
  expect(kinds.map(newsGroupOf)).toEqual(kinds.map(() => undefined));
});

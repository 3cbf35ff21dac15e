import { describe, expect, test } from 'vitest';
import { businessHours } from '../values/business.ts';
import {
  clockText,
  hoursOn,
  isOpenAt,
  openHoursText,
  openingText,
  specialDayAt,
  specialHoursText,
} from './opening-hours.ts';

describe('opening hours', () => {
  test("read as the specification's", () => {
    expect(businessHours.map((group) => [group.label, openHoursText(group)])).toEqual([
      ['Monday - Friday', '7:00 AM - 6:00 PM'],
      ['Saturday', '8:00 AM - 4:00 PM'],
      ['Sunday', 'Emergency Only'],
    ]);
  });

  test('cover each day of the week once', () => {
    expect(businessHours.flatMap(({ days }) => days).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  // All in Central Standard Time, UTC-6, unless noted.
  test.each([
    ['Monday before opening', '2026-11-23T12:59:59Z', false, 'Opens today 7 AM'],
    ['Monday at opening', '2026-11-23T13:00:00Z', true, 'Open now'],
    ['Monday in the last minute', '2026-11-23T23:59:59Z', true, 'Open now'],
    ['Monday at closing', '2026-11-24T00:00:00Z', false, 'Opens Tue 7 AM'],
    ['Friday after closing', '2026-11-28T01:00:00Z', false, 'Opens Sat 8 AM'],
    ['Saturday before opening', '2026-11-28T13:30:00Z', false, 'Opens today 8 AM'],
    ['Saturday', '2026-11-28T14:00:00Z', true, 'Open now'],
    ['Saturday after closing', '2026-11-28T22:00:00Z', false, 'Opens Mon 7 AM'],
    ['Sunday', '2026-11-29T18:00:00Z', false, 'Opens Mon 7 AM'],
    ['midnight before Monday', '2026-11-30T06:00:00Z', false, 'Opens today 7 AM'],
    ['a summer Monday at opening, UTC-5', '2026-07-06T12:00:00Z', true, 'Open now'],
    ['the day clocks go forward', '2027-03-14T15:00:00Z', false, 'Opens Mon 7 AM'],
  ])('%s', (_, instant, open, text) => {
    expect(isOpenAt(new Date(instant))).toBe(open);
    expect(openingText(new Date(instant))).toBe(text);
  });

  test('go by Chicago’s day, not by UTC’s', () => {
    expect(hoursOn(new Date('2026-11-29T03:00:00Z')).label).toBe('Saturday');
  });

  test.each([
    ['00:00', '12:00 AM'],
    ['07:05', '7:05 AM'],
    ['12:00', '12:00 PM'],
    ['23:59', '11:59 PM'],
  ])('%s is written %s', (time, text) => {
    expect(clockText(time)).toBe(text);
  });
});

describe('special days', () => {
  const closed = { date: '2026-11-26', label: 'Thanksgiving', open: null };
  const short = { date: '2026-11-27', label: 'Day after', open: { from: '09:00', to: '13:00' } };
  const openSunday = { date: '2026-11-29', label: 'Fair', open: { from: '10:00', to: '12:00' } };
  const days = [closed, short, openSunday];

  test.each([
    ['a closed Thursday', '2026-11-26T18:00:00Z', false, 'Opens Fri 9 AM'],
    ['the evening before it', '2026-11-26T01:00:00Z', false, 'Opens Fri 9 AM'],
    ['the usual opening of a short day', '2026-11-27T13:00:00Z', false, 'Opens today 9 AM'],
    ['within a short day', '2026-11-27T18:59:59Z', true, 'Open now'],
    ['after a short day', '2026-11-27T19:00:00Z', false, 'Opens Sat 8 AM'],
    ['a Sunday with hours', '2026-11-29T16:00:00Z', true, 'Open now'],
    ['a day that is none of them', '2026-11-24T18:00:00Z', true, 'Open now'],
  ])('%s', (_, instant, open, text) => {
    expect(isOpenAt(new Date(instant), days)).toBe(open);
    expect(openingText(new Date(instant), days)).toBe(text);
  });

  test('are found by Chicago’s day', () => {
    expect(specialDayAt(new Date('2026-11-27T03:00:00Z'), days)).toBe(closed);
    expect(specialDayAt(new Date('2026-11-28T18:00:00Z'), days)).toBeUndefined();
  });

  test('say their hours', () => {
    expect([closed, short].map(specialHoursText)).toEqual(['Closed', '9:00 AM - 1:00 PM']);
  });
});

test('a year still being typed is accepted as a year', () => {
  expect(isOpenAt(new Date('0002-12-03T18:00:00Z'))).toBe(true);
  expect(isOpenAt(new Date('0202-12-05T18:00:00Z'))).toBe(false);
});

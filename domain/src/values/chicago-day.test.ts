import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  chicagoDate,
  chicagoDayBounds,
  chicagoInstant,
  daysThrough,
  isDate,
  mondayOf,
  moveToDate,
  startOfChicagoDay,
  startOfOpenVisits,
  thisWeekAndNext,
} from './chicago-day.ts';
import { toChicagoWallTime } from './chicago-time.ts';

const spring = '2027-03-14';
const autumn = '2027-11-07';

describe('the days on which the clocks change', () => {
  test('begin and end at midnight in Chicago', () => {
    expect(chicagoDayBounds(spring)).toEqual({
      start: new Date('2027-03-14T06:00:00Z'),
      end: new Date('2027-03-15T05:00:00Z'),
    });
    expect(chicagoDayBounds(autumn)).toEqual({
      start: new Date('2027-11-07T05:00:00Z'),
      end: new Date('2027-11-08T06:00:00Z'),
    });
  });

  test('a skipped time counts an hour later, and a repeated one by its chosen pass', () => {
    expect(chicagoInstant(spring, '02:30')).toEqual(new Date('2027-03-14T08:30:00Z'));
    expect(chicagoInstant(autumn, '01:30')).toEqual(new Date('2027-11-07T06:30:00Z'));
    expect(chicagoInstant(autumn, '01:30', 'second')).toEqual(new Date('2027-11-07T07:30:00Z'));
  });

  test('a visit moved across a clock change keeps its time of day', () => {
    const saturday = chicagoInstant('2027-03-13', '09:00');
    expect(moveToDate(saturday, spring)).toEqual(new Date('2027-03-14T14:00:00Z'));
    expect(moveToDate(chicagoInstant(autumn, '09:00'), '2027-11-06')).toEqual(
      new Date('2027-11-06T14:00:00Z'),
    );
    const secondPass = chicagoInstant(autumn, '01:30', 'second');
    expect(moveToDate(secondPass, autumn)).toEqual(secondPass);
  });
});

test('counts days by the calendar', () => {
  expect([addDays('2027-02-28', 1), addDays('2027-01-01', -1), addDays(autumn, 7)]).toEqual([
    '2027-03-01',
    '2026-12-31',
    '2027-11-14',
  ]);
});

test('counts days through a leap day, and only the first when the last is out of range', () => {
  expect(daysThrough('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  for (const last of ['9999-12-31', '10000-01-0', '0001-01-01'])
    expect(daysThrough('9999-12-31', last)).toEqual(['9999-12-31']);
});

test('a week begins on Monday', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
  ]);
});

test.each(['2026-02-29', '2026-13-01', '1999-12-31', '2101-01-01', '2026-1-1', '', 'today'])(
  '%j is not a day',
  (text) => {
    expect(isDate(text)).toBe(false);
  },
);

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test('every instant belongs to exactly one day', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const { start, end } = chicagoDayBounds(chicagoDate(instant));
      expect(start <= instant && instant < end).toBe(true);
    }),
  );
});

test('two weeks start and end on a Monday at midnight, and now is in the first, all year', () => {
  fc.assert(
    fc.property(instants, (now) => {
      const { from, to } = thisWeekAndNext(now);
      const [monday, end] = [from, to].map(chicagoDate);
      expect([from, to].map((edge) => toChicagoWallTime(edge).slice(11))).toEqual(['00:00', '00:00']);
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(addDays(monday ?? '', 14)).toBe(end);
      expect(from <= now && now < startOfChicagoDay(from, 7)).toBe(true);
    }),
  );
});

test('on Monday, a visit left open on Friday can still be finished', () => {
  const [monday, friday] = [new Date('2026-11-30T14:00:00Z'), new Date('2026-11-27T15:00:00Z')];
  expect(startOfOpenVisits(monday) <= friday).toBe(true);
});

test('a day of 23 or 25 hours also begins at midnight', () => {
  const afternoon = new Date('2027-03-14T20:00:00Z');
  expect(startOfChicagoDay(afternoon)).toEqual(new Date('2027-03-14T06:00:00Z'));
  expect(startOfChicagoDay(afternoon, 1)).toEqual(new Date('2027-03-15T05:00:00Z'));
});

test('months continue across years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-05', 0)).toBe('2026-05');
});

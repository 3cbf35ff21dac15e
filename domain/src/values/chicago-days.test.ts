import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chicagoDay, startOfChicagoDay, thisWeekAndNext } from './chicago-days.ts';
import { toChicagoWallTime } from './chicago-time.ts';

const anyMoment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('two weeks begin on a Monday at midnight, end on one, and hold the moment in the first, in every season', () => {
  fc.assert(
    fc.property(anyMoment, (now) => {
      const { from, to } = thisWeekAndNext(now);
      for (const end of [from, to]) {
        expect(toChicagoWallTime(end).slice(11)).toBe('00:00');
        expect(new Date(`${chicagoDay(end)}T00:00:00Z`).getUTCDay()).toBe(1);
      }
      expect(from <= now && now < to).toBe(true);
      expect((Date.parse(chicagoDay(to)) - Date.parse(chicagoDay(from))) / 86_400_000).toBe(14);
    }),
  );
});

test('a day that is 23 or 25 hours long begins at midnight as any other', () => {
  expect(startOfChicagoDay(new Date('2027-03-14T20:00:00Z')).toISOString()).toBe('2027-03-14T06:00:00.000Z');
  expect(startOfChicagoDay(new Date('2027-03-14T20:00:00Z'), 1).toISOString()).toBe(
    '2027-03-15T05:00:00.000Z',
  );
});

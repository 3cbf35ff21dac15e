import { expect, test } from 'vitest';
import type { Busy } from './busy.ts';
import { extraMiles, whoIsFree } from './propose-day.ts';

// Miles along one straight road that begins at the shop.
const place = (name: string) => (name === 'shop' ? 0 : Number(name));
const milesBetween = (one: string, other: string) => Math.abs(place(one) - place(other));
const rules = { gapMinutes: 0, milesBetween, now: new Date('2027-03-01T12:00:00Z') };
const at = (hour: number) => new Date(Date.UTC(2027, 2, 8, hour));
const visit = (hour: number, zip?: string): Busy => ({
  id: `${hour}`,
  kind: 'visit',
  start: at(hour).toISOString(),
  end: at(hour + 1).toISOString(),
  ...(zip && { zip }),
});
const wanted = (hour: number, zip?: string) => ({
  kind: 'visit' as const,
  start: at(hour),
  end: at(hour + 1),
  zip,
});

test('a visit costs the miles it adds to the day’s driving', () => {
  expect(extraMiles(wanted(16, '30'), [], milesBetween)).toBe(60);
  expect(extraMiles(wanted(16, '30'), [visit(14, '40')], milesBetween)).toBe(0);
  expect(extraMiles(wanted(16, '50'), [visit(14, '40'), visit(20, '10')], milesBetween)).toBe(20);
  expect(extraMiles(wanted(16, undefined), [], milesBetween)).toBeUndefined();
  expect(extraMiles(wanted(16, '30'), [], () => undefined)).toBeUndefined();
});

test('free welders are ordered by added driving, then by visits that day', () => {
  const welders = [
    { welderId: 'a', busy: [visit(16, '30')] },
    { welderId: 'b', busy: [visit(12)] },
    { welderId: 'c', busy: [] },
    { welderId: 'd', busy: [visit(20, '30')] },
  ];
  expect(whoIsFree(wanted(16, '30'), welders, rules).map(({ welderId }) => welderId)).toEqual([
    'd',
    'c',
    'b',
  ]);
});

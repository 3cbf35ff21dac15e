import { expect, test } from 'vitest';
import { readFreeTimes, readInTheWay, writeFreeTimes, writeInTheWay } from './headers.ts';

test('free times survive their header, and a missing header has none', () => {
  const times = [new Date('2027-03-08T14:00:00Z'), new Date('2027-03-08T14:30:00Z')];
  expect(readFreeTimes(writeFreeTimes(times))).toEqual(times);
  expect([readFreeTimes(null), readFreeTimes(''), readFreeTimes('soon, later')]).toEqual([[], [], []]);
});

test('lists at most twenty conflicts without names, and none from an unknown header', () => {
  const entry = {
    kind: 'hold' as const,
    id: 'x',
    start: '2027-03-08T14:00:00.000Z',
    end: '2027-03-08T15:00:00.000Z',
  };
  const held = { ...entry, by: 'Zoë' };
  expect(readInTheWay(writeInTheWay([held]))).toEqual([entry]);
  expect(readInTheWay(writeInTheWay(Array(30).fill(entry)))).toHaveLength(20);
  expect([readInTheWay(null), readInTheWay('['), readInTheWay('[1]')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

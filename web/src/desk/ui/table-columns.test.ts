import { expect, test } from 'vitest';
import { columnSums, compareCells, rowByKey } from './table-columns.ts';

test.each([
  [
    ['INV-1000', 'INV-999'],
    ['INV-999', 'INV-1000'],
  ],
  [
    ['b', 'Á', 'c'],
    ['Á', 'b', 'c'],
  ],
  [
    [20, 3, -1],
    [-1, 3, 20],
  ],
  [
    ['2027-01-10', '2026-12-31'],
    ['2026-12-31', '2027-01-10'],
  ],
])('sorts %j to %j', (cells, sorted) => {
  expect([...cells].sort(compareCells)).toEqual(sorted);
});

const rows = [
  { id: 'a', cents: 1_010 },
  { id: 'b', cents: 2_020 },
];
const name = { id: 'name', head: 'Name', cell: ({ id }: (typeof rows)[number]) => id };
const total = { ...name, id: 'total', sum: ({ cents }: (typeof rows)[number]) => cents };

test('adds up the columns that have a sum', () => {
  expect([...columnSums([name, total], rows)]).toEqual([['total', 3_030]]);
  expect([...columnSums([name, total], [])]).toEqual([['total', 0]]);
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, undefined],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, undefined],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', 0, undefined],
  ['Enter', 1, undefined],
])('%s in row %i of three leads to %j', (key, at, to) => {
  expect(rowByKey(key, at, 3)).toBe(to);
});

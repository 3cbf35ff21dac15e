import { expect, test } from 'vitest';
import { occurrencesOf, type RecurringBlock } from './recurring-block.ts';

const lunch: RecurringBlock = {
  id: 'b10c0000-0000-4000-8000-000000000001',
  welderId: '57a0ff00-0000-4000-8000-000000000001',
  weekdays: [0, 6],
  from: '12:00',
  to: '13:00',
  reason: 'Lunch',
  firstDate: '2027-03-13',
  lastDate: '2027-03-20',
  createdAt: '2027-01-01T12:00:00.000Z',
  updatedAt: undefined,
  removed: undefined,
};
// A Friday to the Sunday nine days later. The clock goes forward on the 14th.
const dates = Array.from({ length: 10 }, (_, index) => `2027-03-${String(12 + index)}`);

test('a recurring block takes the same Chicago hours on each of its weekdays, first to last day', () => {
  expect(occurrencesOf(lunch, dates).map(({ start, end }) => [start, end])).toEqual([
    ['2027-03-13T18:00:00.000Z', '2027-03-13T19:00:00.000Z'],
    ['2027-03-14T17:00:00.000Z', '2027-03-14T18:00:00.000Z'],
    ['2027-03-20T17:00:00.000Z', '2027-03-20T18:00:00.000Z'],
  ]);
  expect(occurrencesOf({ ...lunch, lastDate: null }, dates)).toHaveLength(4);
});

test('each occurrence has an id of its own, and a removed one has none', () => {
  expect(new Set(occurrencesOf(lunch, dates).map(({ id }) => id)).size).toBe(3);
  expect(occurrencesOf({ ...lunch, removed: true }, dates)).toEqual([]);
});

test('across a clock change, a block keeps its wall-clock start and end', () => {
  const night = { ...lunch, from: '01:00', to: '03:00', lastDate: null };
  const spans = occurrencesOf(night, ['2027-03-14', '2027-11-06', '2027-11-07']);
  expect(spans.map(({ start, end }) => [start, end])).toEqual([
    ['2027-03-14T07:00:00.000Z', '2027-03-14T08:00:00.000Z'],
    ['2027-11-06T06:00:00.000Z', '2027-11-06T08:00:00.000Z'],
    ['2027-11-07T06:00:00.000Z', '2027-11-07T09:00:00.000Z'],
  ]);
  // A skipped hour takes no time.
  const [skipped] = occurrencesOf({ ...night, from: '02:00' }, ['2027-03-14']);
  expect(skipped && [skipped.start, skipped.end]).toEqual([
    '2027-03-14T08:00:00.000Z',
    '2027-03-14T08:00:00.000Z',
  ]);
});

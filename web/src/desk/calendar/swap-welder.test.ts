import { expect, test } from 'vitest';
import { nextLane, swapWelder } from './day-frame.ts';

test.each([
  ['wes', 'will', ['will', 'dana']],
  ['dana', 'will', ['wes', 'will']],
  ['dana', null, ['wes']],
  ['wes', null, ['dana']],
  ['dana', 'dana', ['wes', 'dana']],
  ['dana', 'wes', ['wes', 'dana']],
] as const)('a card of Wes and Dana that goes from %s to %s is of %j', (from, to, crew) => {
  expect(swapWelder(['wes', 'dana'], from, to)).toEqual(crew);
});

test('a card of nobody is given to whoever it is put down with', () => {
  expect(swapWelder([], null, 'wes')).toEqual(['wes']);
  expect(swapWelder([], null, null)).toEqual([]);
});

test('lanes are gone through to the ends, past those of the same crew', () => {
  const order = ['dana', 'wes', 'will', null];
  expect(nextLane('dana', 1, order, ['wes'])).toBe('will');
  expect(nextLane('will', -1, order, ['wes'])).toBe('dana');
  expect(nextLane('dana', -1, order, [])).toBe('dana');
  expect(nextLane('will', 1, order, [])).toBeNull();
  expect(nextLane(null, 1, order, [])).toBeNull();
});

import { expect, test } from 'vitest';
import { nextLane, swapWelder } from './day-frame.ts';

test.each([
  ['wes', 'will', ['will', 'dana']],
  ['dana', 'will', ['wes', 'will']],
  ['dana', null, ['wes']],
  ['wes', null, ['dana']],
  ['dana', 'dana', ['wes', 'dana']],
  ['dana', 'wes', ['wes', 'dana']],
] as const)('a visit of Wes and Dana dragged from %s to %s has the crew %j', (from, to, crew) => {
  expect(swapWelder(['wes', 'dana'], from, to)).toEqual(crew);
});

test('dropping an unassigned visit on a lane assigns its welder', () => {
  expect(swapWelder([], null, 'wes')).toEqual(['wes']);
  expect(swapWelder([], null, null)).toEqual([]);
});

test('the arrow keys move through lanes to the ends, skipping those of the same crew', () => {
  const order = ['dana', 'wes', 'will', null];
  expect(nextLane('dana', 1, order, ['wes'])).toBe('will');
  expect(nextLane('will', -1, order, ['wes'])).toBe('dana');
  expect(nextLane('dana', -1, order, [])).toBe('dana');
  expect(nextLane('will', 1, order, [])).toBeNull();
  expect(nextLane(null, 1, order, [])).toBeNull();
});

import { expect, test } from 'vitest';
import { sum, withExitCode } from './run-tests.ts';

test('tallies add up', () => {
  expect(
    sum([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0, skipped: 10 },
    ]),
  ).toEqual({ passed: 5, failed: 1, skipped: 10 });
});

test.each([
  ['a crash after passed tests', { passed: 7, failed: 0 }, 1, { passed: 7, failed: 1 }],
  ['a runner that had to be ended', { passed: 0, failed: 0 }, null, { passed: 0, failed: 1 }],
  ['failed tests', { passed: 7, failed: 2 }, 1, { passed: 7, failed: 2 }],
  ['a good run', { passed: 7, failed: 0 }, 0, { passed: 7, failed: 0 }],
])('%s', (_, tally, code, expected) => {
  expect(withExitCode(tally, code)).toEqual(expected);
});

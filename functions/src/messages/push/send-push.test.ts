import { expect, test } from 'vitest';
import { nextAttemptAt, secondsLeft, wasLastAttempt } from './send-push.ts';

const at = new Date('2026-11-24T15:00:00Z');

test('attempts come further and further apart, and the fifth is the last', () => {
  const minutes = [0, 1, 2, 3].map(
    (attempts) => (nextAttemptAt({ attempts }, at).getTime() - at.getTime()) / 60_000,
  );
  expect(minutes).toEqual([1, 5, 30, 120]);
  expect([1, 4, 5].map((attempts) => wasLastAttempt({ attempts }))).toEqual([false, false, true]);
});

test('that the welder is on the way is news for half an hour, the rest for a day', () => {
  const createdAt = '2026-11-24T14:50:00Z';
  expect(secondsLeft({ kind: 'on-my-way', createdAt }, at)).toBe(20 * 60);
  expect(secondsLeft({ kind: 'on-my-way', createdAt: '2026-11-24T14:29:59Z' }, at)).toBe(0);
  expect(secondsLeft({ kind: 'payment', createdAt }, at)).toBe(24 * 3600 - 600);
});
